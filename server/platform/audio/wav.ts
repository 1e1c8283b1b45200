import type { Parts } from './parts.ts';

/** Lengths that recorders write before they know the end. */
const unknownLength = new Set([0, 0xffff_ffff]);

/** Returns a WAV's duration in seconds; undefined if damaged. */
export function wavSeconds(bytes: Buffer, parts: Parts): number | undefined {
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    parts.take();
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const left = bytes.length - at - 8;
    if (name === 'fmt ') {
      if (length < 16 || left < 16) return undefined;
      bytesPerSecond = bytes.readUInt32LE(at + 16);
    }
    if (name === 'data') {
      if (bytesPerSecond === 0) return undefined;
      if (unknownLength.has(length)) return left / bytesPerSecond;
      return length > left ? undefined : length / bytesPerSecond;
    }
    // Chunks start at even offsets.
    at += 8 + length + (length % 2);
  }
  return undefined;
}
