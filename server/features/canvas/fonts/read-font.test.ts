import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { assertProperty } from '#testing/assert-property.ts';
import { makeFont } from '#testing/make-font.ts';
import { characterMap, readFont } from './read-font.ts';
import { FontFault, viewOf } from './sfnt.ts';
import { subsetFont } from './subset-font.ts';

const { resolve } = createRequire(import.meta.url);
const packed = readFileSync(
  resolve('@fontsource/black-han-sans/files/black-han-sans-latin-400-normal.woff2'),
);

test('reads the name, the characters and the licence of a font', async () => {
  const font = await readFont(makeFont({ name: 'Ártico Black', characters: 'AÁB' }));
  expect(font).toMatchObject({
    format: 'ttf',
    name: 'Ártico Black',
    embedding: { isRestricted: false, isEditable: true, canBeSubset: true },
  });
  expect([...characterMap(font.tables)].map(({ character }) => String.fromCharCode(character))).toEqual([
    'A',
    'B',
    'Á',
  ]);
});

test('reads a compressed font', async () => {
  const font = await readFont(packed);
  expect(font).toMatchObject({ format: 'woff2', name: 'Black Han Sans' });
  expect([...characterMap(font.tables)].map(({ character }) => character)).toContain(65);
});

test.each([
  [0x0002, true, false, true],
  [0x0004, false, false, true],
  [0x0008, false, true, true],
  // Where several are set, the least restrictive holds.
  [0x000e, false, true, true],
  [0x0108, false, true, false],
  [0x0200, true, true, true],
])('keeps to the embedding bits %i', async (fsType, isRestricted, isEditable, canBeSubset) => {
  const { embedding } = await readFont(makeFont({ fsType }));
  expect(embedding).toEqual({ isRestricted, isEditable, canBeSubset });
});

test('refuses what is no font, one without outlines or characters, and one that is cut off', async () => {
  const whole = makeFont();
  const without = (tag: string) => {
    const file = whole.slice();
    const at = Buffer.from(file).indexOf(tag, 0, 'latin1');
    file.set(Buffer.from('none'), at);
    return file;
  };
  const collection = packed.subarray();
  for (const file of [
    new Uint8Array(),
    Buffer.from('GIF89a and more'),
    whole.subarray(0, 100),
    whole.subarray(0, whole.byteLength - 40),
    packed.subarray(0, collection.byteLength / 2),
    without('glyf'),
    without('cmap'),
    without('head'),
    makeFont({ characters: '' }),
  ]) {
    await expect(readFont(file)).rejects.toBeInstanceOf(FontFault);
  }
});

test('a damaged font is refused or read, and takes no time', async () => {
  const whole = makeFont();
  await assertProperty(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat({ max: whole.byteLength - 1 }), fc.integer({ min: 0, max: 255 })), {
        minLength: 1,
        maxLength: 8,
      }),
      async (changes) => {
        const file = whole.slice();
        for (const [at, value] of changes) file[at] = value;
        try {
          await subsetFont(await readFont(file), 'AB');
        } catch (error) {
          expect(error).toBeInstanceOf(FontFault);
        }
      },
    ),
    { numRuns: 150 },
  );
});

test('a table of characters that repeats itself without any takes no time', async () => {
  // Each place in it begins a subtable of many empty ranges.
  const cmap = new Uint8Array(240_012);
  const view = viewOf(cmap);
  for (let at = 0; at < cmap.byteLength; at += 12) {
    view.setUint32(at, 0x000c5000);
    view.setUint32(at + 4, 0xffffffff);
  }
  view.setUint32(0, 100);
  for (let index = 0; index < 100; index += 1) view.setUint32(8 + index * 8, 1200 + index * 12);
  const { tables } = await readFont(makeFont());
  const damaged = { ...tables, tables: new Map(tables.tables).set('cmap', cmap) };
  const reads = vi.spyOn(DataView.prototype, 'getUint32');
  onTestFinished(() => reads.mockRestore());
  try {
    expect([...characterMap(damaged)]).toEqual([]);
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
  }
  expect(reads.mock.calls.length).toBeLessThan(1_300_000);
});

test('outlines that overlap keep the font whole: they would be written once for each glyph', async () => {
  const font = await readFont(makeFont());
  const loca = viewOf(font.tables.tables.get('loca') ?? expect.fail());
  const end = loca.getUint32(loca.byteLength - 4);
  for (let at = 0; at < loca.byteLength; at += 4) loca.setUint32(at, (at / 4) % 2 === 0 ? 0 : end);
  expect(await subsetFont(font, 'A')).toBeNull();
});

const outlineBytes = async (file: Uint8Array) =>
  (await readFont(file)).tables.tables.get('glyf')?.byteLength ?? 0;

test('a part of a font has the outlines of a text, and all else', async () => {
  const hangul = Array.from({ length: 200 }, (_, index) => String.fromCharCode(0xac00 + index)).join('');
  const whole = makeFont({ characters: `ABC1${hangul}` });
  const font = await readFont(whole);
  const part = (await subsetFont(font, 'A 가')) ?? expect.fail();
  const read = await readFont(part);
  expect(read).toMatchObject({ format: 'woff2', name: 'Blocks' });
  expect([...characterMap(read.tables)]).toEqual([...characterMap(font.tables)]);
  // The letters of the script, the digit that every text may get, and the one syllable.
  expect(await outlineBytes(part)).toBe(5 * ((await outlineBytes(whole)) / 204));
  const loca = viewOf(read.tables.tables.get('loca') ?? new Uint8Array());
  const lengthOf = (glyph: number) => loca.getUint32(glyph * 4 + 4) - loca.getUint32(glyph * 4);
  expect(lengthOf(5)).toBeGreaterThan(0);
  expect(lengthOf(6)).toBe(0);
});

test('a licence against parts, and outlines that are compressed, keep the font whole', async () => {
  expect(await subsetFont(await readFont(makeFont({ fsType: 0x0100 })), 'A')).toBeNull();
  expect(await subsetFont(await readFont(packed), 'A')).toBeNull();
});
