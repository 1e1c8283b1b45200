import type { BlobReader } from './blob-reader.ts';
import type { Size } from './size.ts';

/** Two frames prove an animation; a file with this many blocks and no second frame is damaged. */
const maxBlocks = 100_000;

/** Skips blocks until the second frame or the end of the file. */
export async function readGif(reader: BlobReader): Promise<Size & { isAnimated: boolean }> {
  const header = await reader.view(0, 13);
  if (header.byteLength < 13) return { width: 0, height: 0, isAnimated: false };
  const size = { width: header.getUint16(6, true), height: header.getUint16(8, true) };
  let at = 13 + tableBytes(header.getUint8(10));
  let frames = 0;
  for (let block = 0; block < maxBlocks; block += 1) {
    const view = await reader.view(at, 10);
    if (view.byteLength < 2) break;
    const kind = view.getUint8(0);
    if (kind === 0x21) at = await skipParts(reader, at + 2);
    else if (kind === 0x2c && view.byteLength === 10) {
      frames += 1;
      if (frames > 1) break;
      at = await skipParts(reader, at + 11 + tableBytes(view.getUint8(9)));
    } else break;
  }
  return { ...size, isAnimated: frames > 1 };
}

/** The length of the colour table after a header, by the header's flags. */
function tableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** Skips sub-blocks of up to 255 bytes, each preceded by its length, until an empty one. */
async function skipParts(reader: BlobReader, from: number): Promise<number> {
  let at = from;
  while (at < reader.size) {
    const [length = 0] = await reader.bytes(at, 1);
    at += 1 + length;
    if (length === 0) break;
  }
  return at;
}
