import type { AppError } from '../app-error.ts';
import { discardRest } from './discard-rest.ts';

/** Reads a request's raw body. Throws `tooLarge()` above the limit, without reading more. */
export async function readBytes(
  request: Request,
  mostBytes: number,
  tooLarge: () => AppError,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let isTooLarge = false;
  for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) {
      isTooLarge = true;
      break;
    }
    chunks.push(chunk);
  }
  if (isTooLarge) {
    await discardRest(request.body);
    throw tooLarge();
  }
  return Buffer.concat(chunks);
}
