import { megabyte } from '#contract/bytes.ts';
import { daySeconds } from '#contract/durations.ts';
import { EngineError } from '../engine.ts';
import { asEngineError } from '../remote/as-engine-error.ts';
import type { FalWire } from './client.ts';

/** A file in a call: its bytes as a data URL, or its address in fal's store. */
export interface FalFile {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

/** Returns an address under which fal finds a file. */
export type UploadFile = (file: FalFile) => Promise<string>;

/** The limit of files inside one call. What is in the call is in no public store. */
const maxInCallBytes = 4 * megabyte;

/** As long as a call may wait in the queue and run. */
const uploadsLastSeconds = daySeconds;

/** Places the files of one call: inside it while there is room, the others in fal's store for a day. */
export function createUploader(wire: FalWire, signal: AbortSignal): UploadFile {
  let room = maxInCallBytes;
  return async (file) => {
    if (file.bytes.byteLength > room) return storeFile(wire, file, signal);
    room -= file.bytes.byteLength;
    return `data:${file.mimeType};base64,${Buffer.from(file.bytes).toString('base64')}`;
  };
}

/** Uploads a file to fal's store and returns its address. Costs nothing, so it allows a retry. */
export async function storeFile(wire: FalWire, file: FalFile, signal: AbortSignal): Promise<string> {
  try {
    const blob = new Blob([new Uint8Array(file.bytes)], { type: file.mimeType });
    const lifecycle = { expiresIn: uploadsLastSeconds };
    const address: unknown = await wire.sdk(signal).storage.upload(blob, { lifecycle });
    if (typeof address === 'string' && URL.canParse(address)) return address;
    throw new EngineError('unavailable', 'fal stored a file without saying where');
  } catch (thrown) {
    const error = asEngineError('fal', thrown, { signal });
    if (!(error instanceof EngineError)) throw error;
    const { kind, message, cause, retryAfterMs, providerRequestId } = error;
    throw new EngineError(kind, message, { cause, retryAfterMs, providerRequestId, mayHaveCost: false });
  }
}
