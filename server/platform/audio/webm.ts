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

/** Elements that hold elements which matter here. */
const parents: ReadonlySet<number> = new Set([ids.segment, ids.info, ids.cluster, ids.group]);

/** Milliseconds are the unit of a file that says nothing else. In nanoseconds. */
const usualScale = 1_000_000;

interface Element {
  id: number;
  /** Where its content begins, and where it ends; a length that is not known yet ends with the file. */
  from: number;
  to: number;
}

/**
 * The seconds of a WebM file; undefined where it is damaged. Recorders write no duration, since they do not know it when
 * they begin, so that the last block's time counts.
 */
export function webmSeconds(bytes: Buffer, parts: Parts): number | undefined {
  let scale = usualScale;
  let written = 0;
  let cluster = 0;
  let last = -1;
  for (let at = 0; at < bytes.length; ) {
    parts.take();
    const element = elementAt(bytes, at);
    // A part that is not there to its end was cut off.
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
  // A file of one block lasts as long as that block, which is a few milliseconds.
  return (Math.max(written, last, 1) * scale) / 1e9;
}

/** A block begins with its track's number, then its time from the cluster's on. */
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
  // Beyond 2^53 it is inexact, which is behind the end of any file.
  const all = 2 ** (7 * sizeBytes) - 1;
  let size = bytes.readUInt8(sizeAt) & (0xff >> sizeBytes);
  for (let index = sizeAt + 1; index < from; index += 1) size = size * 256 + bytes.readUInt8(index);
  return { id, from, to: size === all ? bytes.length : from + size };
}

/** How many bytes a number of EBML takes: one more than its first byte has leading zeros. */
function lengthOfNumber(first: number): number {
  return Math.clz32(first) - 23;
}

function unsigned(bytes: Buffer, from: number, to: number): number {
  return to - from > 6 ? Number(bytes.readBigUInt64BE(to - 8)) : bytes.readUIntBE(from, to - from);
}
