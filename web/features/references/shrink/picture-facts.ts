import { BlobReader } from './blob-reader.ts';
import { readGif } from './read-gif.ts';
import type { Size } from './size.ts';

/** What the first bytes of a file contain, without decoding it. */
export interface PictureFacts extends Size {
  kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'unknown';
  isAnimated: boolean;
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * Reads type, size and whether there is more than one frame, from a few hundred bytes. Never throws for file
 * contents. Our own, because decoding a picture to learn its size makes phones run out of memory, and size
 * libraries do not report frames: an animation would silently lose all but its first in a canvas.
 */
export async function readFacts(file: Blob): Promise<PictureFacts> {
  const reader = new BlobReader(file);
  const head = await reader.bytes(0, 16);
  const text = (at: number, length: number) => String.fromCharCode(...head.subarray(at, at + length));
  if (head[0] === 0xff && head[1] === 0xd8) {
    return { kind: 'jpeg', isAnimated: false, ...(await readJpeg(reader)) };
  }
  if (text(1, 3) === 'PNG') return { kind: 'png', ...(await readPng(reader)) };
  if (text(0, 4) === 'GIF8') return { kind: 'gif', ...(await readGif(reader)) };
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return { kind: 'webp', ...(await readWebp(reader)) };
  if (text(4, 4) === 'ftyp') return readBoxes(reader);
  return { kind: 'unknown', width: 0, height: 0, isAnimated: false };
}

async function readWebp(reader: BlobReader): Promise<Size & { isAnimated: boolean }> {
  const view = await reader.view(0, 32);
  if (view.byteLength < 30) return { width: 0, height: 0, isAnimated: false };
  const form = view.getUint8(15);
  if (form === 0x58) {
    const side = (at: number) => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000;
    return { width: side(24), height: side(27), isAnimated: (view.getUint8(20) & 2) !== 0 };
  }
  if (form === 0x4c) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff), isAnimated: false };
  }
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
    isAnimated: false,
  };
}

/** AVIF and HEIC differ in the brands of their first box; AVIF's size is in a box called `ispe`. */
async function readBoxes(reader: BlobReader): Promise<PictureFacts> {
  const head = await reader.bytes(0, 65_536);
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const text = (at: number) => String.fromCharCode(...head.subarray(at, at + 4));
  const brands: string[] = [];
  const end = Math.min(view.getUint32(0), head.length);
  for (let at = 8; at + 4 <= end; at += 4) brands.push(text(at));
  const kind = brands.some((brand) => brand === 'avif' || brand === 'avis')
    ? 'avif'
    : brands.some((brand) => heicBrands.has(brand))
      ? 'heic'
      : 'unknown';
  let largest: Size = { width: 0, height: 0 };
  for (let at = end; at + 16 <= head.length; at += 1) {
    if (head[at] !== 0x69 || text(at) !== 'ispe') continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (size.width * size.height > largest.width * largest.height) largest = size;
  }
  return { kind, ...largest, isAnimated: brands[0] === 'avis' };
}

/**
 * Markers C0 to CF start a frame, except tables (C4), an extension (C8) and arithmetic coding conditions
 * (CC).
 */
function isJpegFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Far more segments than any photo has before its frame. */
const maxJpegSegments = 2_000;

/** Follows markers to the frame header, which may come after megabytes of profiles. */
async function readJpeg(reader: BlobReader): Promise<Size> {
  let at = 2;
  for (let segment = 0; segment < maxJpegSegments; segment += 1) {
    const view = await reader.view(at, 9);
    if (view.byteLength < 9 || view.getUint8(0) !== 0xff) break;
    const marker = view.getUint8(1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isJpegFrame(marker)) return { width: view.getUint16(7), height: view.getUint16(5) };
    at += 2 + view.getUint16(2);
  }
  return { width: 0, height: 0 };
}

const maxPngChunks = 500;

/** The size is in the first chunk; an animation is announced before the first pixels. */
async function readPng(reader: BlobReader): Promise<Size & { isAnimated: boolean }> {
  const header = await reader.view(0, 24);
  if (header.byteLength < 24) return { width: 0, height: 0, isAnimated: false };
  const size = { width: header.getUint32(16), height: header.getUint32(20) };
  let at = 8;
  for (let chunk = 0; chunk < maxPngChunks; chunk += 1) {
    const view = await reader.view(at, 8);
    if (view.byteLength < 8) break;
    const name = view.getUint32(4);
    if (name === 0x61_63_54_4c) return { ...size, isAnimated: true };
    if (name === 0x49_44_41_54) break;
    at += 12 + view.getUint32(0);
  }
  return { ...size, isAnimated: false };
}
