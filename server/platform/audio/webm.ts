import type { Parts } from './parts.ts';

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  cluster: 0x1f43b675,
  time: 0xe7,
  block: 0xa3,
  group: 0xa0,
  blockOfGroup: 0xa1,
} as const;

/** Elements that contain relevant elements. */
const parents: ReadonlySet<number> = new Set([ids.segment, ids.info, ids.cluster, ids.group]);

/** The default unit, milliseconds. In nanoseconds. */
const usualScale = 1_000_000;

interface Element {
  id: number;
  /** Start and end of its content; an unknown length ends with the file. */
  from: number;
  to: number;
}

/**
 * Returns a WebM's duration in seconds; undefined if damaged. Recorders write no duration, since they start
 * before they know it, so the last block's time is used.
 */
export function webmSeconds(bytes: Buffer, parts: Parts): number | undefined {
  let scale = usualScale;
  let written = 0;
  let cluster = 0;
  let last = -1;
  for (let at = 0; at < bytes.length; ) {
    parts.take();
    const element = elementAt(bytes, at);
    // An incomplete element was cut off.
    if (element === null || element.to > bytes.length) return undefined;
    const { id, from, to } = element;
    if (id === ids.scale) scale = unsigned(bytes, from, to);
    else if (id === ids.duration)
      written = to - from === 4 ? bytes.readFloatBE(from) : bytes.readDoubleBE(from);
    else if (id === ids.time) cluster = unsigned(bytes, from, to);
    else if (id === ids.block || id === ids.blockOfGroup)
      last = Math.max(last, cluster + blockTime(bytes, from));
    at = parents.has(id) ? from : to;
  }
  if (last < 0 || scale === 0) return undefined;
  // A file of one block lasts a few milliseconds, as long as the block.
  return (Math.max(written, last, 1) * scale) / 1e9;
}

/** A block starts with its track number, then its time relative to the cluster. */
function blockTime(bytes: Buffer, at: number): number {
  return bytes.readInt16BE(at + lengthOfNumber(bytes.readUInt8(at)));
}

function elementAt(bytes: Buffer, at: number): Element | null {
  const idBytes = lengthOfNumber(bytes.readUInt8(at));
  if (idBytes > 4) return null;
  const id = bytes.readUIntBE(at, idBytes);
  const sizeAt = at + idBytes;
  const sizeBytes = lengthOfNumber(bytes.readUInt8(sizeAt));
  if (sizeBytes > 8) return null;
  const from = sizeAt + sizeBytes;
  // Inexact beyond 2^53, which is past the end of any file.
  const all = 2 ** (7 * sizeBytes) - 1;
  let size = bytes.readUInt8(sizeAt) & (0xff >> sizeBytes);
  for (let index = sizeAt + 1; index < from; index += 1) size = size * 256 + bytes.readUInt8(index);
  return { id, from, to: size === all ? bytes.length : from + size };
}

/** The bytes of an EBML number: one more than the leading zeros of its first byte. */
function lengthOfNumber(first: number): number {
  return Math.clz32(first) - 23;
}

function unsigned(bytes: Buffer, from: number, to: number): number {
  return to - from > 6 ? Number(bytes.readBigUInt64BE(to - 8)) : bytes.readUIntBE(from, to - from);
}
