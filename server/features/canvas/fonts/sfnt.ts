import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { megabyte } from '#contract/bytes.ts';

/**
 * The tables of a font file: TrueType and OpenType as they are, WOFF2 decompressed. The file is an upload:
 * every offset in it may be wrong. A reader throws `FontFault`, or a RangeError of `DataView`.
 */

export type FontFormat = 'ttf' | 'otf' | 'woff2';

export interface FontTables {
  readonly format: FontFormat;
  /** The first four bytes of the uncompressed font. */
  readonly flavor: number;
  readonly tables: ReadonlyMap<string, Uint8Array>;
  /** Tables that WOFF2 has rewritten: they are not as the specification of the table says. */
  readonly transformed: ReadonlySet<string>;
}

/** The file is no font that can be used. */
export class FontFault extends Error {
  override readonly name = 'FontFault';
}

const trueType = 0x00010000;
const appleTrueType = 0x74727565;
const openType = 0x4f54544f;
const woff2 = 0x774f4632;

const mostTables = 200;
/** Of an uncompressed font: fonts of a whole script have some 20 MB. */
const mostBytes = 40 * megabyte;

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Throws `FontFault` or a RangeError for a file that is no font. */
export async function readTables(file: Uint8Array): Promise<FontTables> {
  const flavor = viewOf(file).getUint32(0);
  if (flavor === woff2) return readWoff2(file);
  if (flavor === trueType || flavor === appleTrueType) return readSfnt(file, 'ttf');
  if (flavor === openType) return readSfnt(file, 'otf');
  throw new FontFault('this is no font');
}

function readSfnt(file: Uint8Array, format: 'ttf' | 'otf'): FontTables {
  const view = viewOf(file);
  const count = view.getUint16(4);
  if (count === 0 || count > mostTables) throw new FontFault('a font has some tables');
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16;
    const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (offset + length > file.byteLength) throw new FontFault('a table reaches beyond the file');
    tables.set(tagAt(view, at), file.subarray(offset, offset + length));
  }
  return { format, flavor: view.getUint32(0), tables, transformed: new Set() };
}

const tagAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** The tags that WOFF2 writes as numbers. */
export const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt. fpgm glyf loca prep CFF. VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG. sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map((tag) => tag.replace('.', ' '));

interface Entry {
  readonly tag: string;
  readonly length: number;
  readonly isTransformed: boolean;
}

async function readWoff2(file: Uint8Array): Promise<FontTables> {
  const view = viewOf(file);
  const flavor = view.getUint32(4);
  if (flavor !== trueType && flavor !== appleTrueType && flavor !== openType)
    throw new FontFault('a collection of fonts is not one font');
  const count = view.getUint16(12);
  if (count === 0 || count > mostTables) throw new FontFault('a font has some tables');
  const { entries, end } = readDirectory(view, count);
  const bytes = entries.reduce((sum, { length }) => sum + length, 0);
  if (bytes > mostBytes) throw new FontFault('the font is too large');
  const compressed = file.subarray(end, end + view.getUint32(20));
  let content: Uint8Array;
  try {
    content = await promisify(brotliDecompress)(compressed, { maxOutputLength: bytes + 1 });
  } catch (cause) {
    throw new FontFault('the tables cannot be decompressed', { cause });
  }
  if (content.byteLength < bytes) throw new FontFault('the tables are shorter than they say');
  const tables = new Map<string, Uint8Array>();
  const transformed = new Set<string>();
  let offset = 0;
  for (const { tag, length, isTransformed } of entries) {
    tables.set(tag, content.subarray(offset, offset + length));
    if (isTransformed) transformed.add(tag);
    offset += length;
  }
  return { format: 'woff2', flavor, tables, transformed };
}

function readDirectory(view: DataView, count: number): { entries: Entry[]; end: number } {
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = view.getUint8(at);
      at += 1;
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new FontFault('a number is too long');
  };
  const entries = Array.from({ length: count }, (): Entry => {
    const flags = view.getUint8(at);
    at += 1;
    const known = flags & 0x3f;
    const tag = known === 0x3f ? tagAt(view, at) : (knownTags[known] ?? '');
    if (known === 0x3f) at += 4;
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const original = number();
    return { tag, length: isTransformed ? number() : original, isTransformed };
  });
  return { entries, end: at };
}
