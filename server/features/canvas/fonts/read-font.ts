import { FontFault, type FontFormat, type FontTables, readTables, viewOf } from './sfnt.ts';

/** What of a font's licence its embedding bits say (`fsType` of `OS/2`). */
export interface Embedding {
  /** It must not be embedded in anything: not even a page may load it. */
  readonly isRestricted: boolean;
  /** It may be in a document that somebody else changes. */
  readonly isEditable: boolean;
  /** A part of its characters may be embedded. */
  readonly canBeSubset: boolean;
}

export interface ReadFont {
  readonly format: FontFormat;
  /** Its own name, such as "Anton" or "Montserrat Black". */
  readonly name: string;
  readonly embedding: Embedding;
  readonly tables: FontTables;
}

const needed = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name'];

/** Reads and checks an uploaded font. Throws `FontFault` for one that cannot be used. */
export async function readFont(file: Uint8Array): Promise<ReadFont> {
  try {
    const tables = await readTables(file);
    checkTables(tables);
    return {
      format: tables.format,
      name: nameOf(tableOf(tables, 'name')),
      embedding: embeddingOf(tables.tables.get('OS/2')),
      tables,
    };
  } catch (cause) {
    // A reader that runs beyond the end of a table.
    if (cause instanceof RangeError) throw new FontFault('the font is damaged', { cause });
    throw cause;
  }
}

export function tableOf({ tables }: FontTables, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table) throw new FontFault(`the table ${tag} is missing`);
  return table;
}

function checkTables(font: FontTables): void {
  for (const tag of needed) tableOf(font, tag);
  const has = (tag: string) => font.tables.has(tag);
  const hasOutlines = (has('glyf') && has('loca')) || has('CFF ') || has('CFF2');
  if (!hasOutlines) throw new FontFault('the font has no outlines');
  const head = viewOf(tableOf(font, 'head'));
  if (head.getUint32(12) !== 0x5f0f3cf5) throw new FontFault('the head is damaged');
  const unitsPerEm = head.getUint16(18);
  if (unitsPerEm < 16 || unitsPerEm > 16_384) throw new FontFault('the size of the em is wrong');
  const glyphs = glyphCount(font);
  if (glyphs === 0) throw new FontFault('the font has no glyphs');
  const first = characterMap(font).next();
  if (first.done) throw new FontFault('the font has no characters');
}

export function glyphCount(font: FontTables): number {
  return viewOf(tableOf(font, 'maxp')).getUint16(4);
}

function embeddingOf(os2: Uint8Array | undefined): Embedding {
  // Old fonts have none, and say nothing about embedding.
  const bits = os2 && os2.byteLength >= 10 ? viewOf(os2).getUint16(8) : 0;
  const level = bits & 0x0f;
  // Where several levels are set, the least restrictive holds.
  const isEditable = level === 0 || (level & 0x08) !== 0;
  const isReadable = isEditable || (level & 0x04) !== 0;
  const isBitmapOnly = (bits & 0x0200) !== 0;
  return { isRestricted: !isReadable || isBitmapOnly, isEditable, canBeSubset: (bits & 0x0100) === 0 };
}

const encodings = { full: 4, family: 1, typographic: 16 } as const;

function nameOf(table: Uint8Array): string {
  const view = viewOf(table);
  const [count, start] = [view.getUint16(2), view.getUint16(4)];
  const names = new Map<number, string>();
  for (let index = 0; index < Math.min(count, 1000); index += 1) {
    const at = 6 + index * 12;
    const [platform, language, id] = [view.getUint16(at), view.getUint16(at + 4), view.getUint16(at + 6)];
    const offset = start + view.getUint16(at + 10);
    const bytes = table.subarray(offset, offset + view.getUint16(at + 8));
    const isUnicode = platform === 0 || platform === 3;
    const isEnglish = platform !== 3 || language === 0x0409;
    const text = new TextDecoder(isUnicode ? 'utf-16be' : 'macintosh').decode(bytes).trim();
    if (text !== '' && (isEnglish || !names.has(id))) names.set(id, text);
  }
  const { full, family, typographic } = encodings;
  const name = names.get(full) ?? names.get(typographic) ?? names.get(family) ?? '';
  return name.replace(/ Regular$/, '');
}

export interface MappedCharacter {
  readonly character: number;
  readonly glyph: number;
}

/** The characters of a font with their glyphs, from the subtables that every font of today has one of. */
export function* characterMap(font: FontTables): Generator<MappedCharacter> {
  const table = tableOf(font, 'cmap');
  const view = viewOf(table);
  const count = Math.min(view.getUint16(2), 100);
  const offsets = new Set(Array.from({ length: count }, (_, index) => view.getUint32(4 + index * 8 + 4)));
  let left = mostMapped;
  for (const offset of offsets) {
    const subtable = viewOf(table.subarray(offset));
    const format = subtable.getUint16(0);
    const ranges = format === 4 ? segments(subtable) : format === 12 ? groups(subtable) : [];
    for (const { start, end, glyphOf } of ranges) {
      if (left === 0) return;
      left -= 1;
      for (let character = start; character <= end; character += 1) {
        if (left === 0) return;
        left -= 1;
        const glyph = glyphOf(character);
        if (glyph !== 0) yield { character, glyph };
      }
    }
  }
}

/** Ranges and characters of all subtables: in a damaged font they may overlap, or go on without an end. */
const mostMapped = 400_000;

interface CharacterRange {
  readonly start: number;
  readonly end: number;
  glyphOf(character: number): number;
}

function* segments(view: DataView): Generator<CharacterRange> {
  const double = view.getUint16(6);
  for (let at = 0; at < double; at += 2) {
    const end = Math.min(0xfffe, view.getUint16(14 + at));
    const start = view.getUint16(16 + double + at);
    const delta = view.getUint16(16 + 2 * double + at);
    const place = 16 + 3 * double + at;
    const range = view.getUint16(place);
    yield {
      start,
      end,
      glyphOf(character) {
        if (range === 0) return (character + delta) & 0xffff;
        const own = view.getUint16(place + range + 2 * (character - start));
        return own === 0 ? 0 : (own + delta) & 0xffff;
      },
    };
  }
}

function* groups(view: DataView): Generator<CharacterRange> {
  const count = view.getUint32(12);
  for (let index = 0; index < count; index += 1) {
    const at = 16 + index * 12;
    const [start, end, first] = [view.getUint32(at), view.getUint32(at + 4), view.getUint32(at + 8)];
    yield { start, end, glyphOf: (character) => first + character - start };
  }
}
