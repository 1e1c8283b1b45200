import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { UpscaleRequest } from '../picture-requests.ts';
import { engineContext } from '../testing/requests.ts';
import { distance, drawing, pictureOf, rawOf, textured, upscaleRequest } from './testing/pictures.ts';
import { createUpscaler } from './upscaler.ts';

const engine = createUpscaler();
afterAll(() => engine.close());

async function enlarge(bytes: Uint8Array, changed: Partial<UpscaleRequest> = {}) {
  return pictureOf(await engine.collect(upscaleRequest(bytes, changed), {}, engineContext()));
}

const plain = await drawing();
const woven = await textured();

/** A red disc on a transparent background, whose hidden colour is black. */
const disc = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"><circle cx="24" cy="24" r="16" fill="#e02020"/></svg>',
  ),
)
  .png()
  .toBuffer();

describe('the result', () => {
  test('is a PNG twice as large, signed by the native runtime, with progress up to the whole', async () => {
    const fractions: number[] = [];
    const wide = await drawing(300, 140);
    const result = await engine.collect(
      upscaleRequest(wide),
      {},
      { ...engineContext(), onProgress: (fraction) => fractions.push(fraction) },
    );
    expect(pictureOf(result)).toMatchObject({ width: 600, height: 280, mimeType: 'image/png' });
    expect(await rawOf(pictureOf(result).bytes)).toMatchObject({ width: 600, height: 280, channels: 3 });
    expect(result).toMatchObject({ warnings: [], madeBy: 'Enlarged by the built-in network' });
    expect(fractions).toHaveLength(4);
    expect(fractions).toEqual(fractions.toSorted((one, other) => one - other));
    expect(fractions.at(-1)).toBe(1);
  });

  test('is nearer to the original than resizing is', async () => {
    const original = await drawing(320, 240);
    const { data } = await rawOf(original);
    const small = await sharp(original).resize(160, 120, { kernel: 'lanczos3' }).png().toBuffer();
    const resized = await sharp(small).resize(320, 240, { kernel: 'lanczos3' }).png().toBuffer();
    const ours = await rawOf((await enlarge(small)).bytes);
    const theirs = await rawOf(resized);
    const error = distance(ours.data, data).rootMeanSquare;
    expect(error).toBeLessThan(0.85 * distance(theirs.data, data).rootMeanSquare);
  });

  test('factor four equals doubling twice, bit for bit, and factor eight is larger still', async () => {
    const twice = await enlarge((await enlarge(plain)).bytes);
    const fourfold = await enlarge(plain, { factor: 4 });
    expect(distance((await rawOf(fourfold.bytes)).data, (await rawOf(twice.bytes)).data).most).toBe(0);
    const eightfold = await enlarge(await drawing(20, 10), { factor: 8 });
    expect(await rawOf(eightfold.bytes)).toMatchObject({ width: 160, height: 80 });
  });
});

describe('sliders', () => {
  const ends: [string, Partial<UpscaleRequest>, Partial<UpscaleRequest>][] = [
    ['dynamic', { dynamic: 1 }, { dynamic: 50 }],
    ['creativity', { creativity: 0 }, { creativity: 10 }],
    ['resemblance', { resemblance: 1 }, { resemblance: 100 }],
  ];
  /** Creativity works on texture only. */
  const pictureFor = (slider: string) => (slider === 'creativity' ? woven : plain);

  test.each(ends)('the ends of %s differ by at least 4 of 255 on average', async (slider, lower, upper) => {
    const picture = pictureFor(slider);
    const [one, other] = await Promise.all([enlarge(picture, lower), enlarge(picture, upper)]);
    expect(distance((await rawOf(one.bytes)).data, (await rawOf(other.bytes)).data).mean).toBeGreaterThan(4);
  });

  test('each further step has a larger effect', async () => {
    const steps: [string, Partial<UpscaleRequest>, Partial<UpscaleRequest>][] = [
      ['dynamic', { dynamic: 20 }, { dynamic: 40 }],
      ['creativity', { creativity: 3 }, { creativity: 8 }],
      ['resemblance', { resemblance: 70 }, { resemblance: 30 }],
    ];
    for (const [slider, ...both] of steps) {
      const picture = pictureFor(slider);
      const neutral = (await rawOf((await enlarge(picture)).bytes)).data;
      const [small = 0, large = 0] = await Promise.all(
        both.map(
          async (step) => distance((await rawOf((await enlarge(picture, step)).bytes)).data, neutral).mean,
        ),
      );
      expect(small).toBeGreaterThan(0.1);
      expect(large).toBeGreaterThan(small);
    }
  });

  test('the same seed gives the same file, another one other grain', async () => {
    const [one, again, other] = await Promise.all(
      [7, 7, 8].map(async (seed) => (await enlarge(woven, { creativity: 6, seed })).bytes),
    );
    expect(Buffer.compare(one as Uint8Array, again as Uint8Array)).toBe(0);
    expect(Buffer.compare(one as Uint8Array, other as Uint8Array)).not.toBe(0);
  });

  test.each([2, 4] as const)(
    'creativity adds nothing where a design is flat or a gradient, %i times',
    async (factor) => {
      const size = { width: 96, height: 64 };
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64">
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1a6fd0"/><stop offset="1" stop-color="#8fd0ff"/></linearGradient>
      <rect width="96" height="64" fill="#d08020"/><rect width="48" height="64" fill="url(#sky)"/>
      <path d="M60 12 h24 M72 12 v40" stroke="#101010" stroke-width="6"/></svg>`;
      const design = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
      const [neutral, initial, strongest] = await Promise.all(
        [0, 3, 10].map(
          async (creativity) => (await rawOf((await enlarge(design, { factor, creativity })).bytes)).data,
        ),
      );
      if (!neutral || !initial || !strongest) throw new Error('a picture is missing');
      // The left part is a gradient; on the right the letter and 5 pixels around it are left out.
      const isFlat = (x: number, y: number) =>
        (x >= 5 && x < 43) || (x >= 53 && (y < 4 || (y >= 57 && y < 59) || x >= 89));
      const flat = (data: Buffer) =>
        data.filter((_, at) => {
          const pixel = Math.floor(at / 3);
          const width = size.width * factor;
          return isFlat((pixel % width) / factor, Math.floor(pixel / width) / factor);
        });
      for (const data of [initial, strongest]) {
        expect(distance(flat(data), flat(neutral)).rootMeanSquare).toBeLessThan(0.1);
        // Edges are sharpened still.
        expect(distance(data, neutral).most).toBeGreaterThan(4);
      }
    },
  );

  test('creativity adds detail to a texture at its initial value', async () => {
    const [neutral, initial] = await Promise.all(
      [0, 3].map(async (creativity) => (await rawOf((await enlarge(woven, { creativity })).bytes)).data),
    );
    if (!neutral || !initial) throw new Error('a picture is missing');
    expect(distance(initial, neutral).rootMeanSquare).toBeGreaterThan(2);
  });

  test('flat colour stays flat, and black and white stay clean, at any detail', async () => {
    const black = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const made = await rawOf((await enlarge(black, { creativity: 10, dynamic: 50 })).bytes);
    expect(Math.max(...made.data)).toBeLessThanOrEqual(2);
  });
});

describe('transparency', () => {
  test.each([2, 4] as const)('survives %i times, without a dark rim', async (factor) => {
    const { data, width, channels } = await rawOf((await enlarge(disc, { factor })).bytes);
    expect(channels).toBe(4);
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
    expect(at(0, 0)[3]).toBe(0);
    expect(at(24 * factor, 24 * factor)[3]).toBe(255);
    for (let pixel = 0; pixel < data.length; pixel += 4) {
      if ((data[pixel + 3] ?? 0) > 24) expect(data[pixel]).toBeGreaterThan(190);
    }
  });

  test('an empty picture stays empty', async () => {
    const nothing = await sharp({
      create: { width: 9, height: 7, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { data, width, height } = await rawOf((await enlarge(nothing)).bytes);
    expect([width, height]).toEqual([18, 14]);
    expect(data.every((_, at) => at % 4 !== 3 || data[at] === 0)).toBe(true);
  });
});

describe('unusual pictures', () => {
  const grey = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#808080' } })
      .png()
      .toBuffer();

  test.each([
    [1, 1, 8, 8, 8],
    [1, 8000, 2, 2, 16000],
    [700, 3, 2, 1400, 6],
  ] as const)('%i×%i, %i times', async (width, height, factor, madeWidth, madeHeight) => {
    const made = await rawOf((await enlarge(await grey(width, height), { factor })).bytes);
    expect(made).toMatchObject({ width: madeWidth, height: madeHeight });
    expect(distance(made.data, Buffer.alloc(made.data.length, 128)).most).toBeLessThanOrEqual(3);
  });

  test('16 bits a channel, CMYK, greyscale and palettes keep their colours', async () => {
    const red = sharp({ create: { width: 24, height: 16, channels: 3, background: '#c82828' } });
    const files = await Promise.all([
      red.clone().toColourspace('rgb16').png().toBuffer(),
      red.clone().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer(),
      red.clone().png({ palette: true }).toBuffer(),
    ]);
    for (const file of files) {
      const { data } = await rawOf((await enlarge(file)).bytes);
      expect(
        distance(data, Buffer.from(data.map((_, at) => [200, 40, 40][at % 3] as number))).mean,
      ).toBeLessThan(16);
    }
    const light = await sharp(await grey(24, 16))
      .toColourspace('b-w')
      .png()
      .toBuffer();
    const { data, channels } = await rawOf((await enlarge(light)).bytes);
    expect([channels, Math.abs((data[300] ?? 0) - 128) <= 3]).toEqual([3, true]);
  });

  test('an animation gives its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(16 * 12 * 3, 230), Buffer.alloc(16 * 12 * 3, 20)]);
    const animated = await sharp(frames, { raw: { width: 16, height: 24, channels: 3, pageHeight: 12 } })
      .webp({ lossless: true })
      .toBuffer();
    expect((await sharp(animated).metadata()).pages).toBe(2);
    const { data, width, height } = await rawOf((await enlarge(animated)).bytes);
    expect([width, height]).toEqual([32, 24]);
    expect(Math.min(...data)).toBeGreaterThan(220);
  });

  test('a picture that would become too large, or is invalid, is refused as bad input', async () => {
    for (const [bytes, factor] of [
      [await grey(1, 8000), 4],
      [await grey(2000, 1500), 8],
      [Buffer.from('no picture'), 2],
      [plain.subarray(0, plain.length / 2), 2],
      [Buffer.alloc(0), 2],
    ] as const) {
      await expect(enlarge(bytes, { factor })).rejects.toMatchObject({
        kind: 'invalid_input',
        mayRetry: false,
      });
    }
    expect(await enlarge(plain)).toMatchObject({ width: 128 });
  });
});

describe('cancelling', () => {
  test('aborting rejects with the signal’s reason, ends progress, and lets the next picture run', async () => {
    const abort = new AbortController();
    const reason = new Error('changed my mind');
    const fractions: number[] = [];
    const work = engine.collect(
      upscaleRequest(await drawing(600, 400)),
      {},
      {
        signal: abort.signal,
        onProgress: (fraction) => {
          fractions.push(fraction);
          abort.abort(reason);
        },
      },
    );
    await expect(work).rejects.toBe(reason);
    expect(await enlarge(plain)).toMatchObject({ width: 128 });
    expect(fractions).toHaveLength(1);
  });

  test('a task that is aborted in the queue never starts', async () => {
    const abort = new AbortController();
    const first = enlarge(await drawing(200, 150));
    const second = engine.collect(
      upscaleRequest(plain),
      {},
      { signal: abort.signal, onProgress: () => expect.unreachable() },
    );
    abort.abort(new Error('too late'));
    await expect(second).rejects.toThrow('too late');
    expect(await first).toMatchObject({ width: 400 });
  });

  test('closing ends the current task, and nothing starts afterwards', async () => {
    const closed = createUpscaler();
    const { promise: started, resolve } = Promise.withResolvers<void>();
    const work = closed.collect(
      upscaleRequest(await drawing(600, 400)),
      {},
      { ...engineContext(), onProgress: () => resolve() },
    );
    const refused = expect(work).rejects.toMatchObject({ kind: 'unavailable' });
    await started;
    await closed.close();
    await refused;
    await expect(closed.collect(upscaleRequest(plain), {}, engineContext())).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});

describe('without the native runtime', () => {
  test('WebAssembly makes the same picture, and the result names it', async () => {
    const slow = createUpscaler({ runtimes: ['wasm'] });
    const result = await slow.collect(upscaleRequest(plain), {}, engineContext());
    await slow.close();
    expect(result.warnings).toMatchObject([{ code: 'upscaled_slowly' }]);
    const [ours, native] = [await rawOf(pictureOf(result).bytes), await rawOf((await enlarge(plain)).bytes)];
    expect(distance(ours.data, native.data).most).toBeLessThanOrEqual(1);
  });

  test('without any runtime it is resized without seams, and signed as resized', async () => {
    const resizing = createUpscaler({ runtimes: [] });
    const wide = await drawing(300, 140);
    const result = await resizing.collect(upscaleRequest(wide), {}, engineContext());
    await resizing.close();
    expect(result).toMatchObject({
      madeBy: 'Enlarged by resizing',
      warnings: [{ code: 'upscaled_without_network' }],
    });
    const whole = await sharp(wide).resize(600, 280, { kernel: 'lanczos3', fit: 'fill' }).raw().toBuffer();
    expect(distance((await rawOf(pictureOf(result).bytes)).data, whole).most).toBeLessThanOrEqual(2);
  });
});
