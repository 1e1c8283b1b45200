import { once } from 'node:events';
import { constants, crc32, createDeflate } from 'node:zlib';
import type { Size } from './strip.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The filter of each row: the difference to Paeth's prediction (https://www.w3.org/TR/png-3/#9Filters). */
const paethFilter = 4;

export interface PngWriter {
  /**
   * Writes whole rows of pixels, eight bits a channel, from top to bottom. Resolves when more can be written.
   */
  write(rows: Uint8Array): Promise<void>;
  /** Returns the whole file. */
  end(): Promise<Uint8Array<ArrayBuffer>>;
  /** Frees everything when the file is not needed any more. */
  abandon(): void;
}

/**
 * Writes a PNG row by row, so that only the file is ever complete in memory. Three channels are RGB, four
 * RGBA.
 */
export function createPngWriter({ width, height, channels }: Size & { channels: 3 | 4 }): PngWriter {
  const stride = width * channels;
  const chunks: Buffer[] = [signature, chunk('IHDR', header({ width, height, channels }))];
  // After the filter, a higher level makes files a few hundredths smaller in twice the time.
  const deflate = createDeflate({ level: 3, strategy: constants.Z_FILTERED, chunkSize: 1 << 18 });
  deflate.on('data', (data: Buffer) => chunks.push(chunk('IDAT', data)));
  let above: Uint8Array = new Uint8Array(stride);
  return {
    async write(rows) {
      const count = rows.length / stride;
      const filtered = new Uint8Array(count * (stride + 1));
      for (let y = 0; y < count; y += 1) {
        const row = rows.subarray(y * stride, (y + 1) * stride);
        filterRow(row, above, filtered.subarray(y * (stride + 1), (y + 1) * (stride + 1)), channels);
        above = row;
      }
      above = above.slice();
      if (!deflate.write(filtered)) await once(deflate, 'drain');
    },
    async end() {
      deflate.end();
      await once(deflate, 'end');
      chunks.push(chunk('IEND', Buffer.alloc(0)));
      const file = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const each of chunks.splice(0)) {
        file.set(each, at);
        at += each.length;
      }
      return file;
    },
    abandon: () => deflate.destroy(),
  };
}

function header({ width, height, channels }: Size & { channels: 3 | 4 }): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes[8] = 8;
  bytes[9] = channels === 4 ? 6 : 2;
  return bytes;
}

function chunk(name: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(name, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

function filterRow(row: Uint8Array, above: Uint8Array, target: Uint8Array, channels: number): void {
  target[0] = paethFilter;
  for (let at = 0; at < row.length; at += 1) {
    const left = at < channels ? 0 : (row[at - channels] as number);
    const aboveLeft = at < channels ? 0 : (above[at - channels] as number);
    const up = above[at] as number;
    const toLeft = Math.abs(up - aboveLeft);
    const toUp = Math.abs(left - aboveLeft);
    const toAboveLeft = Math.abs(left + up - 2 * aboveLeft);
    const guess = toLeft <= toUp && toLeft <= toAboveLeft ? left : toUp <= toAboveLeft ? up : aboveLeft;
    target[at + 1] = (row[at] as number) - guess;
  }
}
