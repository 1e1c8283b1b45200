import type { BlobReader } from './blob-reader.ts';
import type { Size } from './size.ts';

const maxChunks = 500;

/** The size is in the first chunk; an animation is announced before the first pixels. */
export async function readPng(reader: BlobReader): Promise<Size & { isAnimated: boolean }> {
  const header = await reader.view(0, 24);
  if (header.byteLength < 24) return { width: 0, height: 0, isAnimated: false };
  const size = { width: header.getUint32(16), height: header.getUint32(20) };
  let at = 8;
  for (let chunk = 0; chunk < maxChunks; chunk += 1) {
    const view = await reader.view(at, 8);
    if (view.byteLength < 8) break;
    const name = view.getUint32(4);
    if (name === 0x61_63_54_4c) return { ...size, isAnimated: true };
    if (name === 0x49_44_41_54) break;
    at += 12 + view.getUint32(0);
  }
  return { ...size, isAnimated: false };
}
