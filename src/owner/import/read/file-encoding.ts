import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { StartError } from '#environment.ts';

/** How the text of a file is written, by the names of the Encoding Standard. */
export type FileEncoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** The file's text is in an encoding that its bytes do not tell: read as any other, its letters would be wrong. */
class UnknownEncoding extends Error {}

/**
 * The encoding of a file, by all its bytes: UTF-16 by its mark, else UTF-8. What is no UTF-8 is Windows-1252, as
 * spreadsheets of western Europe write it (docs/decisions D396); what is mostly UTF-8 stays that, with its broken
 * characters. @throws UnknownEncoding for other alphabets, of which most letters stand beside one another
 */
export async function encodingOf(file: string): Promise<FileEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      if (isFirst && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
      isFirst = false;
      utf8.decode(chunk, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return encodingOfBytes(file);
  }
}

/** Bytes that Windows-1252 has no character for. */
const UNUSED = /[\x81\x8d\x8f\x90\x9d]/g;
/** A character of UTF-8 in two to four bytes. */
const MULTIBYTE = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g;
const LETTER = /[\xc0-\xff]/g;
/** Accented letters side by side: in western words hardly ever so many, in Cyrillic, Greek or Hebrew ones always. */
const FOREIGN_WORD = /[\xc0-\xff]{4,}/g;

async function encodingOfBytes(file: string): Promise<FileEncoding> {
  let [multibyte, unused, letters, foreign] = [0, 0, 0, 0];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const bytes = chunk.toString('latin1');
    const others = bytes.replace(MULTIBYTE, () => {
      multibyte += 1;
      return '';
    });
    unused += others.match(UNUSED)?.length ?? 0;
    letters += others.match(LETTER)?.length ?? 0;
    for (const word of others.match(FOREIGN_WORD) ?? []) foreign += word.length;
  }
  if (multibyte > letters) return 'utf-8';
  if (unused > 0 || foreign * 2 > letters)
    throw new UnknownEncoding('the letters of the file are neither UTF-8 nor Windows-1252: save it as CSV (UTF-8)');
  return 'windows-1252';
}

/** All the text of a small file, in its encoding. @throws StartError where it cannot be read */
export async function textOfFile(file: string): Promise<string> {
  try {
    return new TextDecoder(await encodingOf(file)).decode(await readFile(file));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`${file} cannot be read (${code ?? message})`);
  }
}
