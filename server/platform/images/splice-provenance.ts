import type { ByteRange } from '../objects/objects.ts';
import {
  extendedHeader,
  jpegSegment,
  type Provenance,
  pngChunk,
  toXmp,
  webpChunk,
  webpFlags,
} from './provenance.ts';

/** A stored file, read in parts. */
export interface FileToSplice {
  readonly bytes: number;
  read(range: ByteRange): Promise<Buffer>;
}

/** A part of the new file: new bytes, or a range of the stored file. */
export type FilePart = Buffer | ByteRange;

/** Headers are read in windows of this size; those of our own files are in one or two. */
const windowBytes = 4_096;

/** More headers than any of our files has. */
const maxHeaders = 200;

/**
 * Plans a PNG, JPEG or WebP file with another provenance, without reading its pixels: it replaces the XMP and
 * takes all else from the stored file, byte for byte. Another file comes unchanged.
 */
export async function spliceProvenance(file: FileToSplice, provenance: Provenance): Promise<FilePart[]> {
  const xmp = Buffer.from(toXmp(provenance), 'utf8');
  const peek = createPeek(file);
  const head = await peek(0, 12);
  if (head.subarray(1, 4).equals(Buffer.from('PNG'))) return splicePng(file, peek, xmp);
  if (head.length > 4 && head.readUInt16BE(0) === 0xffd8) return spliceJpeg(file, peek, xmp);
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') {
    return spliceWebp(file, peek, xmp);
  }
  return between(0, file.bytes);
}

export function bytesOfParts(parts: readonly FilePart[]): number {
  return parts.reduce(
    (sum, part) => sum + (Buffer.isBuffer(part) ? part.length : part.end - part.start + 1),
    0,
  );
}

/** Reads so many bytes from a position on; fewer at the end of the file. */
type Peek = (at: number, bytes: number) => Promise<Buffer>;

function createPeek(file: FileToSplice): Peek {
  let from = 0;
  let window: Buffer = Buffer.alloc(0);
  return async (at, bytes) => {
    const end = Math.min(at + bytes, file.bytes);
    if (end <= at) return Buffer.alloc(0);
    if (at < from || end > from + window.length) {
      window = await file.read({ start: at, end: Math.min(at + windowBytes, file.bytes) - 1 });
      from = at;
    }
    return window.subarray(at - from, end - from);
  };
}

/** The range of the stored file from one position to another; none if it is empty. */
function between(from: number, to: number): ByteRange[] {
  return to > from ? [{ start: from, end: to - 1 }] : [];
}

const pngHeaderBytes = 8 + 25;

/** Length, type, data and checksum of each chunk, up to the picture's own data. */
async function splicePng(file: FileToSplice, peek: Peek, xmp: Buffer): Promise<FilePart[]> {
  const name = 'iTXtXML:com.adobe.xmp\0';
  const parts: FilePart[] = [...between(0, pngHeaderBytes), pngChunk(xmp)];
  let kept = pngHeaderBytes;
  let at = pngHeaderBytes;
  for (let count = 0; count < maxHeaders; count += 1) {
    const head = await peek(at, 8 + name.length);
    if (head.length < 12 || head.toString('latin1', 4, 8) === 'IDAT') break;
    const end = at + 12 + head.readUInt32BE(0);
    if (head.toString('latin1', 4, 4 + name.length) === name) {
      parts.push(...between(kept, at));
      kept = Math.min(end, file.bytes);
    }
    at = end;
  }
  return [...parts, ...between(kept, file.bytes)];
}

const startOfScan = 0xffda;
const jfif = 0xffe0;

/** Marker and length of each segment, up to the picture's own data. */
async function spliceJpeg(file: FileToSplice, peek: Peek, xmp: Buffer): Promise<FilePart[]> {
  const name = 'http://ns.adobe.com/xap/1.0/\0';
  const first = await peek(2, 4);
  // Readers expect JFIF's segment first.
  const start = first.length === 4 && first.readUInt16BE(0) === jfif ? 4 + first.readUInt16BE(2) : 2;
  const parts: FilePart[] = [...between(0, start), jpegSegment(xmp)];
  let kept = start;
  let at = start;
  for (let count = 0; count < maxHeaders; count += 1) {
    const head = await peek(at, 4 + name.length);
    if (head.length < 4 || head.readUInt8(0) !== 0xff || head.readUInt16BE(0) === startOfScan) break;
    const end = at + 2 + head.readUInt16BE(2);
    if (head.readUInt16BE(0) === 0xffe1 && head.toString('latin1', 4) === name) {
      parts.push(...between(kept, at));
      kept = Math.min(end, file.bytes);
    }
    at = end;
  }
  return [...parts, ...between(kept, file.bytes)];
}

/** Name, length and even-padded data of each chunk. The XMP comes last, declared in the extended header. */
async function spliceWebp(file: FileToSplice, peek: Peek, xmp: Buffer): Promise<FilePart[]> {
  const start = await peek(0, 30);
  if (start.length < 30) return between(0, file.bytes);
  const isExtended = start.toString('latin1', 12, 16) === 'VP8X';
  const header = isExtended ? Buffer.from(start.subarray(12, 30)) : extendedHeader(start);
  header.writeUInt8(header.readUInt8(8) | webpFlags.xmp, 8);
  const chunks: FilePart[] = [];
  let kept = isExtended ? 30 : 12;
  let at = kept;
  for (let count = 0; count < maxHeaders && at + 8 <= file.bytes; count += 1) {
    const head = await peek(at, 8);
    const bytes = head.readUInt32LE(4);
    const end = Math.min(file.bytes, at + 8 + bytes + (bytes % 2));
    if (head.toString('latin1', 0, 4) === 'XMP ') {
      chunks.push(...between(kept, at));
      kept = end;
    }
    at = end;
  }
  const body: FilePart[] = [...chunks, ...between(kept, file.bytes), webpChunk(xmp)];
  const head = Buffer.concat([Buffer.from('RIFF    WEBP', 'latin1'), header]);
  head.writeUInt32LE(head.length - 8 + bytesOfParts(body), 4);
  return [head, ...body];
}
