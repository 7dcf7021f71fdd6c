import { createHash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import type { DiskCache } from './disk-cache.ts';
import { fetchSource } from './fetch-source.ts';
import { singleFlight, limitConcurrency } from './in-flight.ts';

const FRESH_MS = 24 * 60 * 60 * 1000;
const RETRY_MS = 60_000;
const MOST_FAILURES = 1_000;
const MOST_FETCHES = 6;
const MOST_WAITING = 200;

export interface Source {
  /** Of its content. */
  hash: string;
  /** Not looked at for a day: what it was is shown while the host is asked again. */
  stale: boolean;
}

interface Note {
  hash: string;
  etag?: string | undefined;
  checkedAt: number;
}

export interface SourceOptions {
  disk: DiskCache;
  hosts: string[];
  lookup: LookupFunction;
  now: () => number;
  timeoutMs: number;
}

/** Foreign pictures as they came, kept on disk by content; a failure is remembered for a minute. */
export function openSources({ disk, hosts, lookup, now, timeoutMs }: SourceOptions) {
  const failures = new Map<string, { until: number; error: unknown }>();
  const once = singleFlight<Note>();
  const inTurn = limitConcurrency(MOST_FETCHES, MOST_WAITING);

  /** @throws MissingPicture, or what went wrong */
  async function find(url: URL): Promise<Source> {
    const note = await readNote(url);
    if (!note) return { hash: (await renew(url)).hash, stale: false };
    const stale = now() - note.checkedAt > FRESH_MS;
    if (stale) renew(url, note).catch(() => undefined);
    return { hash: note.hash, stale };
  }

  /** The bytes of that content, fetched again when only the note of them is left. */
  async function read(url: URL, hash: string): Promise<Buffer> {
    const kept = await disk.read(bodyName(hash));
    if (kept) return kept;
    const again = await renew(url);
    const bytes = await disk.read(bodyName(again.hash));
    if (!bytes || again.hash !== hash) throw new Error('The picture has changed meanwhile');
    return bytes;
  }

  async function renew(url: URL, old?: Note): Promise<Note> {
    const failed = failures.get(url.href);
    if (failed && failed.until > now()) throw failed.error;
    try {
      return await once(url.href, () => inTurn(() => load(url, old)));
    } catch (error) {
      if (failures.size >= MOST_FAILURES) failures.clear();
      failures.set(url.href, { until: now() + RETRY_MS, error });
      throw error;
    }
  }

  async function load(url: URL, old: Note | undefined): Promise<Note> {
    // Who read the old note just before another flight wrote the new one need not ask again.
    const newer = old && (await readNote(url));
    if (newer && newer.checkedAt > old.checkedAt) return newer;
    const fetched = await fetchSource(url, { hosts, lookup, etag: old?.etag, timeoutMs });
    if (fetched.state === 'missing') throw new MissingPicture();
    const note = fetched.state === 'new' ? await keep(fetched) : { ...old!, checkedAt: now() };
    await disk.write(noteName(url), JSON.stringify(note));
    return note;
  }

  async function keep({ bytes, etag }: { bytes: Buffer; etag: string | undefined }): Promise<Note> {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
    await disk.write(bodyName(hash), bytes);
    return { hash, etag, checkedAt: now() };
  }

  async function readNote(url: URL): Promise<Note | undefined> {
    try {
      return JSON.parse(String(await disk.read(noteName(url)))) as Note;
    } catch {
      return undefined;
    }
  }

  return { find, read };
}

/** The host says there is none. */
export class MissingPicture extends Error {}

const bodyName = (hash: string) => `${hash}.source`;
const noteName = (url: URL) => `${createHash('sha256').update(url.href).digest('hex').slice(0, 32)}.json`;
