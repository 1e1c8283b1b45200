/**
 * A small TrueType font for tests: each of its characters is a full block, 0.9 em wide and as high as a
 * capital, so that a picture shows whether it was used.
 */
export interface FontToMake {
  readonly name?: string;
  readonly characters?: string;
  /** The embedding bits of its licence. */
  readonly fsType?: number;
}

type Field = readonly ['u8' | 'u16' | 'i16' | 'u32', number];

const u8 = (value: number): Field => ['u8', value];
const u16 = (value: number): Field => ['u16', value];
const i16 = (value: number): Field => ['i16', value];
const u32 = (value: number): Field => ['u32', value];
const zeros = (count: number): Field[] => Array.from({ length: count }, () => u16(0));

function bytesOf(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const sizes = { u8: 1, u16: 2, i16: 2, u32: 4 };
  const bytes = new Uint8Array(fields.reduce((sum, [kind]) => sum + sizes[kind], 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [kind, value] of fields) {
    if (kind === 'u8') view.setUint8(at, value);
    if (kind === 'u16') view.setUint16(at, value);
    if (kind === 'i16') view.setInt16(at, value);
    if (kind === 'u32') view.setUint32(at, value);
    at += sizes[kind];
  }
  return bytes;
}

const advance = 1000;
const block = bytesOf([
  ...[i16(1), i16(50), i16(0), i16(950), i16(740), u16(3), u16(0)],
  ...[u8(1), u8(1), u8(1), u8(1)],
  ...[i16(50), i16(900), i16(0), i16(-900)],
  ...[i16(0), i16(0), i16(740), i16(0)],
]);
const blockBytes = Math.ceil(block.byteLength / 4) * 4;

export function makeFont({
  name = 'Blocks',
  characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  fsType = 0,
}: FontToMake = {}): Uint8Array<ArrayBuffer> {
  const codes = [...new Set(characters)].map((character) => character.charCodeAt(0)).sort((a, b) => a - b);
  const glyphs = codes.length + 1;
  const glyf = new Uint8Array(blockBytes * codes.length);
  for (const index of codes.keys()) glyf.set(block, index * blockBytes);
  const offsets = [0, ...Array.from({ length: glyphs }, (_, index) => index * blockBytes)];
  return fileOf({
    'OS/2': bytesOf([
      ...[u16(3), i16(advance), u16(400), u16(5), u16(fsType)],
      ...zeros(10),
      i16(0),
      ...zeros(5),
      ...[u32(1), u32(0), u32(0), u32(0), u32(0x41445654)],
      ...[u16(0x40), u16(codes[0] ?? 0), u16(codes.at(-1) ?? 0)],
      ...[i16(800), i16(-200), i16(0), u16(800), u16(200)],
      ...[u32(1), u32(0), i16(500), i16(740), u16(0), u16(32), u16(1)],
    ]),
    cmap: cmapOf(codes),
    glyf,
    head: bytesOf([
      ...[u32(0x10000), u32(0x10000), u32(0), u32(0x5f0f3cf5), u16(3), u16(1000)],
      ...zeros(8),
      ...[i16(0), i16(-200), i16(1000), i16(800), u16(0), u16(8), i16(2), i16(1), i16(0)],
    ]),
    hhea: bytesOf([
      ...[u32(0x10000), i16(800), i16(-200), i16(0), u16(advance), i16(0), i16(0), i16(950)],
      ...[i16(1), i16(0), i16(0), ...zeros(4), i16(0), u16(glyphs)],
    ]),
    hmtx: bytesOf(
      Array.from({ length: glyphs }, (_, glyph) => [u16(advance), i16(glyph === 0 ? 0 : 50)]).flat(),
    ),
    loca: bytesOf(offsets.map(u32)),
    maxp: bytesOf([u32(0x10000), u16(glyphs), u16(4), u16(1), u16(0), u16(0), u16(2), ...zeros(8)]),
    name: namesOf(name),
    post: bytesOf([u32(0x30000), u32(0), i16(-100), i16(50), ...zeros(10)]),
  });
}

function cmapOf(codes: readonly number[]): Uint8Array {
  const ends = [...codes, 0xffff];
  const count = ends.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const fields = [
    ...[u16(4), u16(16 + 8 * count), u16(0), u16(2 * count)],
    ...[u16(2 * power), u16(Math.log2(power)), u16(2 * (count - power))],
    ...ends.map(u16),
    u16(0),
    ...ends.map(u16),
    ...ends.map((code, index) => u16(code === 0xffff ? 1 : (index + 1 - code) & 0xffff)),
    ...zeros(count),
  ];
  return bytesOf([u16(0), u16(1), u16(3), u16(1), u32(12), ...fields]);
}

function namesOf(name: string): Uint8Array {
  const texts = [
    [1, name],
    [2, 'Regular'],
    [3, `${name} for tests`],
    [4, name],
    [6, name.replaceAll(/\W/g, '')],
  ] as const;
  let offset = 0;
  const records = texts.flatMap(([id, text]) => {
    const fields = [u16(3), u16(1), u16(0x409), u16(id), u16(text.length * 2), u16(offset)];
    offset += text.length * 2;
    return fields;
  });
  const characters = texts.flatMap(([, text]) => [...text].map((character) => u16(character.charCodeAt(0))));
  return bytesOf([u16(0), u16(texts.length), u16(6 + texts.length * 12), ...records, ...characters]);
}

function fileOf(tables: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(tables);
  const padded = ({ byteLength }: Uint8Array) => Math.ceil(byteLength / 4) * 4;
  let offset = 12 + 16 * entries.length;
  const file = new Uint8Array(offset + entries.reduce((sum, [, table]) => sum + padded(table), 0));
  const view = new DataView(file.buffer);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, entries.length);
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, entries.length * 16 - power * 16);
  for (const [index, [tag, table]] of entries.entries()) {
    const at = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) view.setUint8(at + letter, tag.charCodeAt(letter));
    file.set(table, offset);
    view.setUint32(at + 4, checksum(view, offset, padded(table)));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, table.byteLength);
    offset += padded(table);
  }
  return file;
}

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
