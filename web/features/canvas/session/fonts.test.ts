import { beforeEach, expect, test, vi } from 'vitest';

/** A page's fonts, which count what they load. */
class FakeFace {
  static readonly loaded: string[] = [];
  /** The font whose files are gone. */
  static broken: string | null = null;
  status: 'unloaded' | 'loaded' | 'error' = 'unloaded';
  readonly family: string;
  readonly source: string;

  constructor(family: string, source: string) {
    this.family = family;
    this.source = source;
  }

  async load(): Promise<this> {
    if (this.status === 'unloaded') FakeFace.loaded.push(/fonts\/([^/]+\/\d+)/.exec(this.source)?.[1] ?? '');
    this.status = this.family === FakeFace.broken ? 'error' : 'loaded';
    if (this.status === 'error') throw new Error('the file is gone');
    return this;
  }
}

const latin = { unicodeRange: 'U+20-7E, U+A0' };
/** A font of East Asia: its letters are in many files, and each has the space. */
const manyFiles = (first: number) =>
  Array.from({ length: 120 }, (_, at) => ({
    unicodeRange: `U+20, U+30-39, U+${(first + at).toString(16).toUpperCase()}`,
  }));
const fonts = [
  { id: 'anton', files: [latin, { unicodeRange: 'U+20, U+100-17F' }] },
  { id: 'kanit-italic', files: [latin, { unicodeRange: 'U+20, U+E00-E7F' }] },
  { id: 'black-han-sans', files: [latin, ...manyFiles(0xac00)] },
  { id: 'dela-gothic-one', files: [latin, ...manyFiles(0x3041), { unicodeRange: 'U+E01' }] },
];

const faces = new Set<FakeFace>();
let loadFont: typeof import('./fonts.ts').loadFont;

beforeEach(async () => {
  // The module keeps what it has declared.
  vi.resetModules();
  ({ loadFont } = await import('./fonts.ts'));
  faces.clear();
  FakeFace.loaded.length = 0;
  FakeFace.broken = null;
  vi.stubGlobal('FontFace', FakeFace);
  vi.stubGlobal('document', {
    fonts: {
      add: (face: FakeFace) => faces.add(face),
      check: () => false,
      // As browsers do where the text has a space: every file of every family that has it.
      load: () => Promise.all([...faces].map((face) => face.load())),
    },
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, fonts })));
  return () => vi.unstubAllGlobals();
});

test('a text loads the one file that draws each of its characters, and no file twice', async () => {
  expect(await loadFont('anton', 'AB')).toBe(true);
  expect(FakeFace.loaded).toEqual(['anton/0']);
  // A space and digits are in every file of every font.
  expect(await loadFont('anton', 'AB CD 10')).toBe(false);
  expect(FakeFace.loaded).toEqual(['anton/0']);
  expect(await loadFont('anton', 'ŁÓDŹ 1')).toBe(true);
  expect(FakeFace.loaded).toEqual(['anton/0', 'anton/1']);
  // What the font lacks is drawn by the font that fills in; the space by the font itself.
  expect(await loadFont('anton', '\uac00 \u3041')).toBe(true);
  expect(FakeFace.loaded.slice(2)).toEqual(['black-han-sans/1', 'dela-gothic-one/1']);
  // No font has it.
  expect(await loadFont('anton', '🙂\n')).toBe(false);
  expect(FakeFace.loaded).toHaveLength(4);
});

test('a font of East Asia takes its space from the first file that has it', async () => {
  expect(await loadFont('black-han-sans', '\uac01 \uac02')).toBe(true);
  expect(FakeFace.loaded.toSorted()).toEqual(['black-han-sans/0', 'black-han-sans/2', 'black-han-sans/3']);
});

test('where a file does not load, the next font that has the character fills in', async () => {
  FakeFace.broken = 'kanit-italic';
  expect(await loadFont('anton', 'ก')).toBe(true);
  expect(FakeFace.loaded).toEqual(['kanit-italic/1', 'dela-gothic-one/121']);
  expect(await loadFont('anton', 'ข')).toBe(false);
});
