import { describe, expect, it, test } from 'vitest';
import { designRecipe } from '../../design.ts';
import { arrange } from '../../layout/arrange.ts';
import { renderRecipe } from '../../render.ts';
import { styleOf } from '../styles.ts';
import { readDescription } from './described-style.ts';
import { undrawnTechniques } from './redrawn-looks.ts';

const own = {
  prompt: 'a fox on a hill',
  tool: 'Genesys 1.0',
  style: 'an-id',
  aspectRatio: '16:9',
  seed: 11,
} as const;
const designOf = (styleDescription: string) => designRecipe({ ...own, styleDescription });

describe.each([
  ['chalk', ['chalkboard drawing', 'desenho em lousa com giz', 'dibujo en una pizarra']],
  ['neon-lines', ['neon signs', 'letreiro de neon', 'luces de neón']],
  ['mosaic', ['a mosaic', 'mosaico romano', 'azulejos']],
  ['stained-glass', ['stained glass window', 'vitral', 'como una vidriera']],
  ['facets', ['low poly', 'estilo low-poly', 'figuras poligonales']],
  ['paper-layers', ['layered paper', 'camadas de papel', 'papel recortado']],
  ['stitches', ['embroidery', 'bordado', 'punto de cruz']],
  ['line-art', ['blueprint', 'desenho técnico', 'plano técnico']],
  ['pixel-art', ['pixel art', 'arte pixelada', 'píxeles de 8 bits']],
])('%s', (effect, descriptions) => {
  it.each(descriptions)('is how %j is drawn', (description) => {
    const { recipe, warnings } = designOf(description);
    expect(recipe.effects.map(({ id }) => id)).toContain(effect);
    expect(warnings).toEqual([]);
  });
});

type Rgb = readonly [red: number, green: number, blue: number];
interface Drawn {
  width: number;
  height: number;
  at: (x: number, y: number) => Rgb;
}

function draw(description: string): Drawn {
  const canvas = renderRecipe(designOf(description).recipe);
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const at = (x: number, y: number) => {
    const from = (y * width + x) * 4;
    return [data[from]!, data[from + 1]!, data[from + 2]!] as const;
  };
  return { width, height, at };
}

const luma = ([red, green, blue]: Rgb) => 0.3 * red + 0.59 * green + 0.11 * blue;
const saturation = (color: Rgb) => Math.max(...color) - Math.min(...color);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Every third pixel of every third row. */
function colorsOf({ width, height, at }: Drawn): Rgb[] {
  const colors: Rgb[] = [];
  for (let y = 0; y < height; y += 3) for (let x = 0; x < width; x += 3) colors.push(at(x, y));
  return colors;
}

const share = (drawn: Drawn, holds: (color: Rgb) => boolean) =>
  mean(colorsOf(drawn).map((color) => +holds(color)));

/** The share of pixels that have the colour of the one beside them. */
function evenness({ width, height, at }: Drawn): number {
  const same: number[] = [];
  for (let y = 0; y < height; y += 5)
    for (let x = 1; x < width; x += 5)
      same.push(+at(x, y).every((value, channel) => value === at(x - 1, y)[channel]));
  return mean(same);
}

/** How much brightness changes from one row to the next but one. */
function roughness({ width, height, at }: Drawn): number {
  const changes: number[] = [];
  for (let y = 2; y < height; y += 5)
    for (let x = 0; x < width; x += 5) changes.push(Math.abs(luma(at(x, y)) - luma(at(x, y - 2))));
  return mean(changes);
}

const meanSaturation = (drawn: Drawn) => mean(colorsOf(drawn).map(saturation));

describe('measured against its words', () => {
  const plain = draw('minimal');

  test('a blackboard is dark green, with light lines', () => {
    const drawn = draw('chalkboard');
    expect(share(drawn, (color) => luma(color) < 120)).toBeGreaterThan(0.75);
    expect(share(drawn, (color) => luma(color) > 150)).toBeGreaterThan(0.02);
    expect(meanSaturation(drawn)).toBeLessThan(meanSaturation(plain) / 2);
  });

  test('coloured chalk colours no board', () => {
    const drawn = draw('chalkboard with pink chalk');
    const isPink = ([red, green, blue]: Rgb) => red > green + 25 && blue > green;
    expect(share(drawn, (color) => isPink(color) && luma(color) < 70)).toBeLessThan(0.1);
    expect(share(drawn, (color) => isPink(color) && luma(color) > 120)).toBeGreaterThan(0.01);
  });

  test('neon glows in the dark', () => {
    const drawn = draw('neon signs');
    expect(share(drawn, (color) => luma(color) < 60)).toBeGreaterThan(0.7);
    expect(share(drawn, (color) => luma(color) > 110 && saturation(color) > 70)).toBeGreaterThan(0.006);
  });

  test('a mosaic has even stones in dark mortar', () => {
    const drawn = draw('mosaic');
    expect(evenness(drawn)).toBeGreaterThan(evenness(plain) * 2);
    const isDark = (color: Rgb) => luma(color) < 70;
    expect(share(drawn, isDark)).toBeGreaterThan(share(plain, isDark) + 0.05);
  });

  test('stained glass has lead between pieces of strong colour', () => {
    const drawn = draw('stained glass');
    expect(share(drawn, (color) => Math.max(...color) < 36)).toBeGreaterThan(0.06);
    expect(share(drawn, (color) => Math.max(...color) < 36)).toBeLessThan(0.25);
    expect(meanSaturation(drawn)).toBeGreaterThan(meanSaturation(plain) * 1.3);
  });

  test.each(['low poly', 'layered paper'])('%s has even areas', (description) => {
    const drawn = draw(description);
    expect(evenness(drawn)).toBeGreaterThan(0.7);
    expect(meanSaturation(drawn)).toBeGreaterThan(meanSaturation(plain));
  });

  test('embroidery is rough', () => {
    expect(roughness(draw('embroidery'))).toBeGreaterThan(roughness(plain) * 3);
  });

  test('a blueprint is blue, with white lines', () => {
    const drawn = draw('blueprint');
    expect(share(drawn, ([red, , blue]) => blue > red + 40)).toBeGreaterThan(0.9);
    expect(share(drawn, (color) => Math.min(...color) > 200)).toBeGreaterThan(0.01);
  });

  test('pixel art has few colours in large squares', () => {
    const drawn = draw('pixel art');
    expect(new Set(colorsOf(drawn).map(String)).size).toBeLessThanOrEqual(24);
    expect(evenness(drawn)).toBeGreaterThan(0.9);
  });
});

test('the words stay whole in a picture of pieces', () => {
  const input = { ...own, tool: 'Thumbnail', prompt: 'Why sharks attack' } as const;
  for (const styleDescription of ['mosaic', 'stained glass', 'low poly']) {
    const { recipe } = designRecipe({ ...input, styleDescription });
    const isPiece = ({ id }: { id: string }) => ['mosaic', 'stained-glass', 'facets'].includes(id);
    const without = { ...recipe, effects: recipe.effects.filter((one) => !isPiece(one)) };
    const [drawn, plain] = [recipe, without].map((one) => {
      const canvas = renderRecipe(one);
      const { x, y, width, height } = arrange(one, styleOf(one.style)).texts[0]!.bounds;
      return canvas.getContext('2d').getImageData(x, y, width, height).data;
    });
    // White letters, and whatever is light between them.
    const isLetter = (data: Uint8ClampedArray, at: number) =>
      Math.min(data[at]!, data[at + 1]!, data[at + 2]!) > 235;
    let [letters, kept] = [0, 0];
    for (let at = 0; at < plain!.length; at += 4) {
      if (!isLetter(plain!, at)) continue;
      letters += 1;
      if (isLetter(drawn!, at)) kept += 1;
    }
    expect(letters).toBeGreaterThan(1_000);
    expect(kept / letters, styleDescription).toBeGreaterThan(0.97);
  }
});

describe('what cannot be drawn', () => {
  it.each([
    ['Claymation with warm colors', ['Claymation']],
    ['origami e massinha, tons de azul', ['origami', 'massinha']],
    ['Estilo plastilina, colores vivos', ['plastilina']],
    ['warm colors', []],
  ])('is found in %j', (description, words) => {
    expect(undrawnTechniques(description)).toEqual(words);
  });

  it('is named, and the rest is followed', () => {
    const { recipe, warnings } = designOf('claymation, purple');
    expect(recipe.tone?.colors).toEqual(['#8b2cff']);
    expect(warnings).toMatchObject([
      { code: 'style-words-not-drawn', message: expect.stringContaining('“claymation”') },
    ]);
  });

  it('is named where nothing else is understood', () => {
    expect(designOf('tejido a ganchillo').warnings).toMatchObject([
      { code: 'style-not-understood', message: expect.stringContaining('“tejido, ganchillo”') },
    ]);
  });

  it('is not what is ruled out', () => {
    expect(designOf('purple, no clay').warnings).toEqual([]);
  });
});

test('the words of a look mean nothing else', () => {
  expect(readDescription('quadro-negro')?.looks.map(({ brightness }) => brightness)).toEqual([undefined]);
  expect(readDescription('mosaic in blue and gold')?.colors).toEqual(['#2f6bff', '#ffb72e']);
  expect(readDescription('no mosaic')).toBeNull();
});
