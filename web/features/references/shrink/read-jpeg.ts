import type { BlobReader } from './blob-reader.ts';
import type { Size } from './size.ts';

/**
 * Markers C0 to CF start a frame, except tables (C4), an extension (C8) and arithmetic coding conditions
 * (CC).
 */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Far more segments than any photo has before its frame. */
const maxSegments = 2_000;

/** Follows markers to the frame header, which may come after megabytes of profiles. */
export async function readJpeg(reader: BlobReader): Promise<Size> {
  let at = 2;
  for (let segment = 0; segment < maxSegments; segment += 1) {
    const view = await reader.view(at, 9);
    if (view.byteLength < 9 || view.getUint8(0) !== 0xff) break;
    const marker = view.getUint8(1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return { width: view.getUint16(7), height: view.getUint16(5) };
    at += 2 + view.getUint16(2);
  }
  return { width: 0, height: 0 };
}
