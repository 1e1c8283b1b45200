import type Replicate from 'replicate';
import { EngineError } from '../engine.ts';
import { callWithoutCost } from './client.ts';
import { vendor } from './rules.ts';

/**
 * Files up to this many bytes become data URLs, as Replicate recommends; larger ones are uploaded first.
 */
const maxInline = 256_000;
/** "Files must be less than 100MB in size" (its description of `POST /files`). */
const maxUploaded = 100_000_000;

export interface UploadSource {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  /** With its extension, which some models read. */
  readonly name: string;
}

/** The uploaded files of one call. */
export interface Uploads {
  /** Returns the address under which a model finds a file. Throws `EngineError`. */
  add(file: UploadSource, signal: AbortSignal): Promise<string>;
  readonly ids: readonly string[];
}

export function createUploads(client: Replicate): Uploads {
  const ids: string[] = [];
  return {
    ids,
    async add({ bytes, mimeType, name }, signal) {
      if (bytes.length <= maxInline && mimeType.startsWith('image/')) {
        return `data:${mimeType};base64,${Buffer.from(bytes).toString('base64')}`;
      }
      if (bytes.length >= maxUploaded) {
        throw new EngineError('invalid_input', `${vendor} takes no file of ${bytes.length} bytes`);
      }
      const file = new File([Uint8Array.from(bytes)], name, { type: mimeType });
      const answer = await callWithoutCost(signal, () => client.files.create(file, {}, { signal }));
      const address = answer?.urls?.get;
      if (typeof answer?.id !== 'string' || typeof address !== 'string') {
        throw new EngineError('unavailable', `${vendor} answered an upload without an address`);
      }
      ids.push(answer.id);
      return address;
    },
  };
}

/** The time limit for removing uploads. */
const timeoutMs = 5_000;

/** Removes uploads. Replicate deletes the rest within a day. */
export async function removeUploads(client: Replicate, ids: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const known = ids.filter((id) => id !== '');
  await Promise.allSettled(known.map((id) => client.files.delete(encodeURIComponent(id), { signal })));
}
