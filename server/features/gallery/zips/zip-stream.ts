import { Readable } from 'node:stream';
import { makeZip } from 'client-zip';
import { isoDate } from '#contract/durations.ts';
import { fileBaseName } from '#contract/image-exports.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { DownloadFormat } from '#server/platform/images/convert.ts';
import { readBatch } from '../changes/selected.ts';
import type { GalleryContext } from '../context.ts';
import { type Exportable, exportImage } from '../exports/export-image.ts';
import type { Place } from '../pages/place-queries.ts';
import { readByIds } from '../pictures/store.ts';
import type { ImageRow } from '../schema.ts';
import { acquireSlot } from './zip-slots.ts';
import type { ZipRequest } from './zips.ts';

interface ZipEntry {
  name: string;
  input: AsyncIterable<Uint8Array> | Uint8Array | string;
  lastModified: Date;
}

/** Pictures whose rows are read at once. */
const rowsAtOnce = 100;

/**
 * Streams the pictures as a zip: one file at a time and no faster than the client reads, with constant
 * memory. Pictures are stored uncompressed (they are compressed already). When the client leaves, the open
 * file is closed and no other is opened. Unreadable files are listed in a text at the end. Throws
 * `rate_limited` if the user streams too many.
 */
export async function streamZip(
  context: GalleryContext,
  resolved: ZipRequest,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  signal.throwIfAborted();
  const releaseSlot = await acquireSlot(context, resolved.userId);
  // If nothing is read at all, nothing below runs either.
  signal.addEventListener('abort', releaseSlot, { once: true });
  return makeZip(untilDisconnected(entriesOf(context, resolved, signal), releaseSlot));
}

async function* untilDisconnected(
  entries: AsyncGenerator<ZipEntry>,
  releaseSlot: () => Promise<void>,
): AsyncGenerator<ZipEntry> {
  try {
    yield* entries;
  } finally {
    await releaseSlot();
  }
}

async function* entriesOf(
  context: GalleryContext,
  resolved: ZipRequest,
  signal: AbortSignal,
): AsyncGenerator<ZipEntry> {
  const { userId } = resolved;
  const withPrompt = await context.writesPrompt(userId);
  const failed: string[] = [];
  const named = createNames();
  for await (const row of rowsOf(context, resolved)) {
    if (signal.aborted) return;
    const choice = endingOf(row, resolved);
    const name = named(row, choice);
    const input = await contentOf(context, { row, withPrompt }, { choice, signal });
    if (input === null) {
      failed.push(name);
      continue;
    }
    try {
      yield { name, input: input instanceof Readable ? input : inParts(input), lastModified: row.createdAt };
    } finally {
      // The zip stops reading when the client disconnects.
      if (input instanceof Readable) input.destroy();
    }
  }
  if (failed.length > 0)
    yield { name: 'missing.txt', input: listOf(failed), lastModified: context.clock.now() };
}

/** Names a zip's files. A name that several pictures have gets a number, in any case that the names have. */
function createNames(): (row: ImageRow, choice: DownloadFormat) => string {
  const used = new Map<string, number>();
  return (row, choice) => {
    if (row.name === null) return `adventure-${isoDate(row.createdAt)}-${row.id}.${choice}`;
    const base = fileBaseName(row);
    const key = `${base}.${choice}`.toLowerCase();
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return count === 1 ? `${base}.${choice}` : `${base} (${count}).${choice}`;
  };
}

/** Reads the selected pictures in pages. Skips those deleted meanwhile. */
async function* rowsOf(
  { database }: GalleryContext,
  { userId, selection }: ZipRequest,
): AsyncGenerator<ImageRow> {
  let after: Place | undefined;
  while (true) {
    const { ids, next } = await readBatch(database.db, userId, selection, after);
    for (let first = 0; first < ids.length; first += rowsAtOnce) {
      yield* await readByIds(database.db, userId, ids.slice(first, first + rowsAtOnce));
    }
    if (next === null) return;
    after = next;
  }
}

/** A picture's file; null if it cannot be read. */
async function contentOf(
  context: GalleryContext,
  exportable: Exportable,
  resolved: { choice: DownloadFormat; signal: AbortSignal },
): Promise<Buffer | Readable | null> {
  // Uses a separate queue: if the user's own were full, a picture would be missing.
  const line = `zips of ${exportable.row.userId}`;
  try {
    return (await exportImage(context, exportable, { ...resolved, line })).content;
  } catch (error) {
    if (error instanceof AppError && !resolved.signal.aborted) return null;
    throw error;
  }
}

/**
 * Chunks of a picture in memory: the checksum is computed in between other requests, and no more is sent than
 * is read.
 */
const partBytes = 256 * 1024;

async function* inParts(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += partBytes) yield bytes.subarray(at, at + partBytes);
}

const endings: Readonly<Record<string, DownloadFormat>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

function endingOf({ mimeType }: ImageRow, { format }: ZipRequest): DownloadFormat {
  return format === 'original' ? (endings[mimeType] ?? 'webp') : format;
}

function listOf(names: readonly string[]): string {
  return `These pictures could not be read and are not in this file:\n\n${names.join('\n')}\n`;
}
