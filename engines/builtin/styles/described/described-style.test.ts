import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it, test } from 'vitest';
import { sampleOf } from '../../../../testing/sample.ts';
import { designRecipe } from '../../design.ts';
import { type Recipe, recipeSchema } from '../../recipe.ts';
import { renderRecipe } from '../../render.ts';
import { readDescription } from './described-style.ts';

describe('the words of a description', () => {
  it.each([
    ['A neon city glow in the rain', 'Futuristic'],
    ['Vintage film from the seventies', 'Retro'],
    ['Filme antigo dos anos 70, granulado', 'Retro'],
    ['Comic book ink', 'Comic'],
    ['Estilo de quadrinhos com retícula', 'Comic'],
    ['Como un cómic de superhéroes', 'Comic'],
    ['Hand-drawn pencil on paper', 'Sketch'],
    ['Desenho a lápis', 'Sketch'],
    ['Dibujado a lápiz, boceto suelto', 'Sketch'],
    ['8-bit pixels', 'Pixaled Art'],
    ['Arte pixelada', 'Pixaled Art'],
    ['An oil painting with thick brush strokes', 'Masterpiece'],
    ['Pintura a óleo barroca', 'Masterpiece'],
    ['Pintura al óleo', 'Masterpiece'],
    ['Cinematic teal and orange', 'Cinema'],
    ['Cinematográfico, dramático', 'Cinema'],
    ['Blueprint of a machine', 'Blueprint'],
    ['Dibujo técnico', 'Blueprint'],
    ['Security camera footage', 'CCTV footage photo'],
    ['Câmera de segurança', 'CCTV footage photo'],
    ['Fairy tale, magical', 'Disney'],
    ['Cuento de hadas', 'Disney'],
    ['Desenho animado infantil', 'Cartoon'],
    ['A sticker with no background', 'PNG'],
    ['Adesivo sem fundo', 'PNG'],
    ['Minimal and clean', 'Default'],
    ['Fisheye action camera', 'POV GoPro'],
    ['Paper cut-out collage', 'Cartoon'],
    ['Recorte de papel', 'Cartoon'],
  ])('%j selects %s', (description, base) => {
    expect(readDescription(description)?.base).toBe(base);
  });

  it('returns the colours in their order, in three languages', () => {
    const colors = (description: string) => readDescription(description)?.colors;
    expect(colors('Orange letters before purple hills')).toEqual(['#ff7a00', '#8b2cff']);
    expect(colors('Tons de roxo e laranja')).toEqual(colors('tonos morado y naranja'));
    expect(colors('Cores quentes')).toEqual(colors('colores cálidos'));
    expect(colors('warm blue tones')).toEqual(['#2f6bff']);
    expect(colors('red green blue yellow')).toHaveLength(3);
  });

  it('respects what the user rules out', () => {
    expect(readDescription('Oil painting, no neon or comic, without grain')).toMatchObject({
      base: 'Masterpiece',
      looks: [],
    });
    expect(readDescription('Pixel art sem roxo')?.colors).toEqual([]);
  });

  it('may match nothing that can be drawn', () => {
    expect(readDescription('Make it feel like my grandmother')).toBeNull();
    expect(readDescription('<b>&amp;</b> 🎨🎨🎨 \u202e')).toBeNull();
  });

  it('may consist only of exclusions', () => {
    expect(readDescription('no '.repeat(200))).toBeNull();
  });
});

const own = {
  prompt: 'a fox on a hill',
  tool: 'Genesys Pro',
  style: 'an-id',
  aspectRatio: '16:9',
  seed: 11,
} as const;
const recipeFor = (styleDescription?: string) => designRecipe({ ...own, styleDescription }).recipe;

interface Measures {
  pixels: Uint8ClampedArray;
  /** 0 to 255. */
  luma: number;
  /** How much red and blue there is more than green. */
  violet: number;
  saturation: number;
}

/** The picture in 32 × 18 pixels, on white where it is transparent. */
function measure(recipe: Recipe): Measures {
  const context = createCanvas(32, 18).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 32, 18);
  context.drawImage(renderRecipe(recipe), 0, 0, 32, 18);
  const pixels = context.getImageData(0, 0, 32, 18).data;
  const sums = { luma: 0, violet: 0, saturation: 0 };
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    sums.luma += 0.299 * red + 0.587 * green + 0.114 * blue;
    sums.violet += (red + blue) / 2 - green;
    sums.saturation += Math.max(red, green, blue) - Math.min(red, green, blue);
  }
  const count = 32 * 18;
  return {
    pixels,
    luma: sums.luma / count,
    violet: sums.violet / count,
    saturation: sums.saturation / count,
  };
}

function difference({ pixels: a }: Measures, { pixels: b }: Measures): number {
  const sum = a.reduce((total, value, at) => total + (at % 4 === 3 ? 0 : Math.abs(value - (b[at] ?? 0))), 0);
  return sum / (32 * 18 * 3);
}

describe('a design in a described style', () => {
  const without = measure(recipeFor());
  const look = (description: string) => measure(recipeFor(description));

  const descriptions = [
    'neon purple night',
    'vintage film, faded and warm',
    'comic book with red ink',
    'lápis sobre papel, preto e branco',
    'pixel art de 8 bits, verde',
    'pintura al óleo, tonos dorados',
    'soft pastel pink',
    'cinematic, dramatic, teal',
    'orange and blue',
    'escuro e dessaturado',
    'minimal, clean and bright',
    'sticker with no background',
  ];
  it.each(sampleOf(descriptions, 4))('%j is another picture than without', (description) => {
    expect(difference(look(description), without)).toBeGreaterThanOrEqual(6);
  });

  it('moves the picture in the direction of the words', () => {
    const night = look('neon purple night');
    expect(night.luma).toBeLessThan(without.luma - 10);
    expect(night.violet).toBeGreaterThan(without.violet + 10);
    expect(look('bright and airy').luma).toBeGreaterThan(look('dark and moody').luma + 30);
    for (const words of ['pale watercolour', 'aquarela clara', 'acuarela suave']) {
      const washed = look(words);
      expect(washed.luma).toBeGreaterThan(without.luma + 20);
      expect(washed.saturation).toBeLessThan(without.saturation * 0.8);
    }
    expect(look('soft pastel pink').luma).toBeGreaterThan(look('pink').luma + 20);
    expect(look('blanco y negro').saturation).toBeLessThan(without.saturation / 3);
    expect(look('vivid colors').saturation).toBeGreaterThan(look('muted colors').saturation + 20);
    expect(look('all green').violet).toBeLessThan(look('all magenta').violet - 30);
    expect(look('pencil drawing in violet').violet).toBeGreaterThan(look('pencil drawing').violet + 10);
  });
});

test('stores everything in the recipe: a stored one gives the same bytes', () => {
  const recipe = recipeFor('neon purple night with grain');
  const stored = recipeSchema.parse(JSON.parse(JSON.stringify(recipe)));
  expect(stored).toEqual(recipe);
  const hash = (one: Recipe) => createHash('sha256').update(renderRecipe(one).data()).digest('hex');
  expect(hash(stored)).toBe(hash(recipe));
  expect(recipe).toMatchObject({ style: 'Futuristic', tone: { colors: ['#8b2cff'] } });
});

test('a described reference image lends its colours and light to a preset, and not its treatment', () => {
  const preset = { ...own, style: 'Comic' };
  const plain = designRecipe(preset).recipe;
  const lent = designRecipe({
    ...preset,
    referenceDescription: 'A dark, muted picture in purple and orange, like an oil painting.',
  }).recipe;
  expect(lent).toMatchObject({ style: 'Comic', tone: { colors: ['#8b2cff', '#ff7a00'] } });
  expect(measure(lent).luma).toBeLessThan(measure(plain).luma - 10);
  expect(designRecipe({ ...preset, referenceDescription: 'My grandmother' }).recipe).toEqual(plain);
});

test('leaves a preset unchanged, and warns of a description without a match', () => {
  const preset = designRecipe({ ...own, style: 'Comic', styleDescription: 'neon purple night' });
  expect(preset).toEqual(designRecipe({ ...own, style: 'Comic' }));
  expect(designRecipe({ ...own, styleDescription: 'Like my grandmother' })).toMatchObject({
    recipe: { style: 'Photographic' },
    warnings: [{ code: 'style-not-understood' }],
  });
});
