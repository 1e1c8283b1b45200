import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BusboyFileStream } from '@fastify/busboy';
import { hourMs } from '#contract/durations.ts';
import { AppError } from '../app-error.ts';
import { isStorageFailure } from '../failures.ts';
import type { UploadedFile } from './call-context.ts';

/** An upload this old belongs to a crashed process. */
const abandonedAfterMs = hourMs;

/**
 * Creates the folder in which uploads wait for their handler, and removes what crashed processes left there.
 */
export function prepareUploadFolder(dataDir: string, now: Date): string {
  const folder = join(dataDir, 'tmp');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
    if (now.getTime() - changed > abandonedAfterMs) rmSync(path, { recursive: true, force: true });
  }
  return folder;
}

/** Writes one file of a form to the folder, counting and hashing it. */
export async function receiveFile(
  stream: BusboyFileStream,
  /** `enter` is awaited before the first byte is written, and may reject. */
  target: { folder: string; field: string; filename: string; enter(): Promise<unknown> },
): Promise<UploadedFile> {
  const path = join(target.folder, randomUUID());
  const digest = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const isFirst = bytes === 0;
      bytes += chunk.length;
      digest.update(chunk);
      if (isFirst) target.enter().then(() => done(null, chunk), done);
      else done(null, chunk);
    },
  });
  try {
    await pipeline(stream, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw asStorageError(error);
  }
  return { field: target.field, filename: target.filename, path, bytes, sha256: digest.digest('hex') };
}

export async function removeFiles(files: readonly UploadedFile[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file.path, { force: true })));
}

function asStorageError(error: unknown): unknown {
  if (!isStorageFailure(error)) return error;
  return new AppError('storage_failed', {
    message: 'The upload could not be stored. Try again in a moment.',
    cause: error,
  });
}
