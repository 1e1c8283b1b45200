import { EngineError } from '../engine.ts';
import { asEngineError } from '../remote/as-engine-error.ts';
import type { FalWire } from './client.ts';

/** What goes into a call as an address: its bytes in it, or the place in fal's store where they were put. */
export interface FalFile {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

/** Answers an address under which fal finds a file. */
export type PlaceFile = (file: FalFile) => Promise<string>;

/** So much of one call may be files: what is in the call itself lies in no store that others can reach. */
const longestInCall = 4 * 1024 * 1024;

/** As long as a call may wait in the queue and run. */
const uploadsLastSeconds = 24 * 60 * 60;

/** Places the files of one call: in it as long as there is room, the others in fal's store, for a day. */
export function createPlacer(wire: FalWire, signal: AbortSignal): PlaceFile {
  let room = longestInCall;
  return async (file) => {
    if (file.bytes.byteLength > room) return storeFile(wire, file, signal);
    room -= file.bytes.byteLength;
    return `data:${file.mimeType};base64,${Buffer.from(file.bytes).toString('base64')}`;
  };
}

/** Puts a file into fal's store and answers where it is. Costs nothing, so that it may be tried again. */
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
