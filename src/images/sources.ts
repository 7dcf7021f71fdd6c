import { createHash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import type { DiskCache } from './disk-cache.ts';
import { fetchSource } from './fetch-source.ts';
import { singleFlight, limitConcurrency } from './in-flight.ts';

const FRESH_MS = 24 * 60 * 60 * 1000;
const RETRY_MS = 60_000;
const MAX_FAILURES = 1_000;
const MAX_FETCHES = 6;
const MAX_WAITING = 200;

export interface Source {
  /** The hash of its content. */
  hash: string;
  /** Not revalidated for a day: it is served while the host is asked again. */
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

/** Foreign pictures as they were fetched, stored on disk by content hash; a failure is remembered for a minute. */
export function openSources({ disk, hosts, lookup, now, timeoutMs }: SourceOptions) {
  const failures = new Map<string, { until: number; error: unknown }>();
  const once = singleFlight<Note>();
  const limited = limitConcurrency(MAX_FETCHES, MAX_WAITING);

  /** @throws MissingPicture, or what went wrong */
  async function find(url: URL): Promise<Source> {
    const note = await readNote(url);
    if (!note) return { hash: (await renew(url)).hash, stale: false };
    const stale = now() - note.checkedAt > FRESH_MS;
    if (stale) renew(url, note).catch(() => undefined);
    return { hash: note.hash, stale };
  }

  /** The bytes of that content; fetched again when the disk cache has dropped them. */
  async function read(url: URL, hash: string): Promise<Buffer> {
    const stored = await disk.read(bodyName(hash));
    if (stored) return stored;
    const again = await renew(url);
    const bytes = await disk.read(bodyName(again.hash));
    if (!bytes || again.hash !== hash) throw new Error('The picture has changed meanwhile');
    return bytes;
  }

  async function renew(url: URL, old?: Note): Promise<Note> {
    const failed = failures.get(url.href);
    if (failed && failed.until > now()) throw failed.error;
    try {
      return await once(url.href, () => limited(() => load(url, old)));
    } catch (error) {
      if (failures.size >= MAX_FAILURES) failures.clear();
      failures.set(url.href, { until: now() + RETRY_MS, error });
      throw error;
    }
  }

  async function load(url: URL, old: Note | undefined): Promise<Note> {
    // Another fetch may have written a newer note since the old one was read.
    const newer = old && (await readNote(url));
    if (newer && newer.checkedAt > old.checkedAt) return newer;
    const fetched = await fetchSource(url, { hosts, lookup, etag: old?.etag, timeoutMs });
    const same = fetched.state === 'same' && old ? { ...old, checkedAt: now() } : undefined;
    const note = fetched.state === 'new' ? await store(fetched) : same;
    if (!note) throw new MissingPicture();
    await disk.write(noteName(url), JSON.stringify(note));
    return note;
  }

  async function store({ bytes, etag }: { bytes: Buffer; etag: string | undefined }): Promise<Note> {
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
