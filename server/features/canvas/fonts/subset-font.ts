import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { characterMap, glyphCount, type ReadFont, tableOf } from './read-font.ts';
import { type FontTables, knownTags, viewOf } from './sfnt.ts';

/**
 * A font with the outlines of a text alone, as WOFF2. Glyphs keep their numbers and every other table stays,
 * so that marks, ligatures and joined letters work as before: glyphs that are not needed become empty. Null
 * if the licence wants the font whole, or its outlines are of a kind that is not read here.
 */
export async function subsetFont(font: ReadFont, text: string): Promise<Uint8Array | null> {
  const { tables } = font;
  const isReadable = tables.tables.has('glyf') && tables.transformed.size === 0;
  // Outlines of a variable font are moved by tables that count their points.
  if (!font.embedding.canBeSubset || !isReadable || tables.tables.has('gvar')) return null;
  try {
    const kept = keptGlyphs(tables, neededBy(text));
    return await writeWoff2(tables.flavor, withGlyphs(tables, kept));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * Whether a text needs a character: of scripts with thousands of characters those that it has, of others all
 * of the script, since letters are joined and composed from others.
 */
function neededBy(text: string): (character: number) => boolean {
  const whole = text + text.normalize('NFD') + text.normalize('NFKC');
  const characters = new Set([...whole, ...whole.toUpperCase(), ...whole.toLowerCase()]);
  const scripts = smallScripts.filter(({ pattern }) => pattern.test(whole));
  return (character) => {
    if (character > 0x10ffff) return false;
    const one = String.fromCodePoint(character);
    if (characters.has(one) || common.test(one)) return true;
    return scripts.some(({ pattern }) => pattern.test(one));
  };
}

const smallScripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Armenian',
  'Georgian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Myanmar',
  'Khmer',
  'Ethiopic',
  'Tibetan',
  'Hiragana',
  'Katakana',
].map((script) => ({ pattern: new RegExp(`\\p{Script_Extensions=${script}}`, 'u') }));
const common = /[\p{Script=Inherited}\p{N}\p{P}\p{Z}]/u;

/**
 * The glyphs of needed characters, those of no character, which rules may put in, and what they are made of.
 */
function keptGlyphs(tables: FontTables, isNeeded: (character: number) => boolean): Set<number> {
  const count = glyphCount(tables);
  const ofOthers = new Set<number>();
  const kept = new Set<number>();
  for (const { character, glyph } of characterMap(tables)) (isNeeded(character) ? kept : ofOthers).add(glyph);
  for (let glyph = 0; glyph < count; glyph += 1) if (!ofOthers.has(glyph)) kept.add(glyph);
  const glyphs = outlinesOf(tables);
  const waiting = [...kept];
  for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
    for (const component of componentsOf(glyphs[glyph])) {
      if (kept.has(component)) continue;
      kept.add(component);
      waiting.push(component);
    }
  }
  return kept;
}

/** The outline of each glyph. */
function outlinesOf(tables: FontTables): Uint8Array[] {
  const [glyf, loca] = [tableOf(tables, 'glyf'), viewOf(tableOf(tables, 'loca'))];
  const isLong = viewOf(tableOf(tables, 'head')).getInt16(50) !== 0;
  const offset = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  return Array.from({ length: glyphCount(tables) }, (_, glyph) => {
    const [from, to] = [offset(glyph), offset(glyph + 1)];
    // Outlines that overlap would be written once each: gigabytes, of a font of some megabytes.
    if (to < from) throw new RangeError('outlines overlap');
    return glyf.subarray(from, to);
  });
}

const flags = { wordArguments: 0x01, scale: 0x08, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const;

function* componentsOf(outline: Uint8Array | undefined): Generator<number> {
  if (!outline || outline.byteLength < 10) return;
  const view = viewOf(outline);
  if (view.getInt16(0) >= 0) return;
  let at = 10;
  for (let isMore = true; isMore; ) {
    const bits = view.getUint16(at);
    yield view.getUint16(at + 2);
    at += 4 + (bits & flags.wordArguments ? 4 : 2);
    if (bits & flags.scale) at += 2;
    else if (bits & flags.twoScales) at += 4;
    else if (bits & flags.matrix) at += 8;
    isMore = (bits & flags.more) !== 0;
  }
}

function withGlyphs(tables: FontTables, kept: ReadonlySet<number>): Map<string, Uint8Array> {
  const outlines = outlinesOf(tables).map((outline, glyph) =>
    kept.has(glyph) ? outline : outline.subarray(0, 0),
  );
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const glyf = new Uint8Array(outlines.reduce((sum, { byteLength }) => sum + padded(byteLength), 0));
  const loca = new Uint8Array((outlines.length + 1) * 4);
  let at = 0;
  for (const [glyph, outline] of outlines.entries()) {
    viewOf(loca).setUint32(glyph * 4, at);
    glyf.set(outline, at);
    at += padded(outline.byteLength);
  }
  viewOf(loca).setUint32(outlines.length * 4, at);
  const head = tableOf(tables, 'head').slice();
  viewOf(head).setInt16(50, 1);
  const changed = new Map([...tables.tables, ['glyf', glyf], ['loca', loca], ['head', head]] as const);
  // A signature of the whole font is none of a part.
  changed.delete('DSIG');
  return changed;
}

const padding = (length: number) => new Uint8Array((4 - (length % 4)) % 4);

/** Writes tables as they are: WOFF2 need not rewrite outlines. */
async function writeWoff2(flavor: number, tables: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  // A reader wants `loca` behind `glyf`.
  const tags = [...tables.keys()].filter((tag) => tag !== 'loca').sort();
  tags.splice(tags.indexOf('glyf') + 1, 0, 'loca');
  const ordered = tags.map((tag) => ({ tag, table: tables.get(tag) ?? new Uint8Array() }));
  const directory = Buffer.concat(
    ordered.map(({ tag, table }) => {
      const known = knownTags.indexOf(tag);
      const version = tag === 'glyf' || tag === 'loca' ? 3 : 0;
      const first = Buffer.from([(version << 6) | (known < 0 ? 0x3f : known)]);
      const name = known < 0 ? Buffer.from(tag, 'latin1') : Buffer.alloc(0);
      return Buffer.concat([first, name, base128(table.byteLength)]);
    }),
  );
  const content = Buffer.concat(ordered.map(({ table }) => table));
  const compressed = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  });
  const end = 48 + directory.byteLength + compressed.byteLength;
  const header = Buffer.alloc(48);
  const sizes = ordered.map(({ table }) => table.byteLength + padding(table.byteLength).byteLength);
  header.write('wOF2', 0, 'latin1');
  header.writeUInt32BE(flavor, 4);
  header.writeUInt32BE(end + padding(end).byteLength, 8);
  header.writeUInt16BE(ordered.length, 12);
  header.writeUInt32BE(12 + 16 * ordered.length + sizes.reduce((sum, size) => sum + size, 0), 16);
  header.writeUInt32BE(compressed.byteLength, 20);
  header.writeUInt16BE(1, 24);
  return Buffer.concat([header, directory, compressed, padding(end)]);
}

function base128(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.unshift((rest & 0x7f) | 0x80);
  }
  return Buffer.from(bytes);
}
