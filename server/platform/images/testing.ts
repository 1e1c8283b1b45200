import { crc32, deflateSync } from 'node:zlib';

/** A PNG that states its size and has hardly any pixels. */
export function pngOfSize(width: number, height: number): Buffer {
  return png([pngHeader(width, height, { bits: 8, kind: 2 }), ['IDAT', deflateSync(Buffer.alloc(1000))]]);
}

/**
 * A PNG with a vertical bar on a dark background: many pixels in few bytes, made in no time. `left` and
 * `width` of the bar are multiples of eight.
 */
export function pngWithBar(
  width: number,
  height: number,
  bar: { left: number; width: number; colour: readonly [number, number, number] },
): Buffer {
  // Two colours, so one bit for each pixel; each row begins with its filter, 0 for none.
  const row = Buffer.alloc(1 + Math.ceil(width / 8)).fill(
    0xff,
    1 + bar.left / 8,
    1 + (bar.left + bar.width) / 8,
  );
  return png([
    pngHeader(width, height, { bits: 1, kind: 3 }),
    ['PLTE', Buffer.from([17, 34, 51, ...bar.colour])],
    ['IDAT', deflateSync(Buffer.alloc(row.length * height, row))],
  ]);
}

type PngChunk = readonly [type: string, data: Buffer];

/** `kind` is 2 for RGB, 3 for a palette. */
function pngHeader(width: number, height: number, { bits, kind }: { bits: number; kind: number }): PngChunk {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, kind, 0, 0, 0], 8);
  return ['IHDR', header];
}

function png(chunks: readonly PngChunk[]): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const end: PngChunk = ['IEND', Buffer.alloc(0)];
  return Buffer.concat([
    signature,
    ...[...chunks, end].map(([type, data]) => {
      const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
      const frame = Buffer.alloc(8);
      frame.writeUInt32BE(data.length, 0);
      frame.writeUInt32BE(crc32(body), 4);
      return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
    }),
  ]);
}

/**
 * A grey progressive JPEG of `blocks` blocks in a square, in `scans` scans (at most 850): one for the means,
 * and one for each bit of each frequency, all of them empty.
 */
export function jpegOfScans(blocks: number, scans: number): Buffer {
  const side = Math.sqrt(blocks) * 8;
  const segment = (marker: number, ...data: number[]) =>
    Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff, ...data]);
  /** A Huffman table with one code, of one bit, for one symbol. */
  const table = (kind: number, symbol: number) =>
    segment(0xc4, kind << 4, 1, ...Array.from({ length: 15 }, () => 0), symbol);
  const scan = (frequency: number, before: number, after: number) =>
    segment(0xda, 1, 1, 0, frequency, frequency, (before << 4) | after);
  const means = Buffer.alloc(Math.ceil(blocks / 8));
  // "The next 16,384 blocks end here", which is more than there are.
  const nothing = Buffer.from([0x00, 0x01]);
  const passes = Array.from({ length: scans - 1 }, (_, index) => {
    const bit = 13 - (index % 14);
    return Buffer.concat([scan(1 + Math.floor(index / 14), bit === 13 ? 0 : bit + 1, bit), nothing]);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc2, 8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0),
    table(0, 0),
    table(1, 0xe0),
    scan(0, 0, 0),
    means,
    ...passes,
    Buffer.from([0xff, 0xd9]),
  ]);
}
