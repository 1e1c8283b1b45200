import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditActionKind, editActionKinds } from '#contract/edit-actions.ts';
import type { EngineContext } from '../calls.ts';
import type { PictureRequest } from '../picture-requests.ts';
import { thrownBy } from '../testing/matrix.ts';
import { createRetouch } from './retouch.ts';
import {
  ball,
  ballCutOut,
  editOf,
  inpaintOf,
  maskOf,
  meanOf,
  pictureOf,
  pixelsOf,
  scene,
  usual,
} from './testing/pictures.ts';

const designs = { searchIcons: async (words: string) => [{ id: 'crown', label: words }] };
const engine = createRetouch({ cutOuts: ballCutOut, designs });
afterAll(() => engine.close());

let original: Buffer;
let ballMask: Buffer;
beforeAll(async () => {
  original = await scene();
  ballMask = await maskOf(usual, ball, true);
});

async function edited(request: PictureRequest, context: Partial<EngineContext> = {}) {
  const result = await engine.collect(
    request,
    {},
    { signal: new AbortController().signal, onProgress: () => {}, ...context },
  );
  return { ...pictureOf(result), warnings: result.warnings };
}

const luma = ([red, green, blue]: readonly number[]) =>
  0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0);

/** An instruction for each edit of a whole picture. */
const instructions: Record<Exclude<EditActionKind, 'remove' | 'recolour' | 'fill'>, string> = {
  brighten: 'brighter',
  darken: 'darker',
  contrast: 'more contrast',
  pop: 'make it pop',
  saturate: 'more saturation',
  desaturate: 'less saturation',
  warmer: 'warmer',
  colder: 'colder',
  tint: 'purple tint',
  'black-and-white': 'black and white',
  sepia: 'sepia',
  night: 'make it night',
  sunset: 'sunset',
  'golden-hour': 'golden hour',
  vintage: 'vintage',
  cinematic: 'cinematic',
  dramatic: 'dramatic',
  horror: 'horror',
  neon: 'neon',
  dreamy: 'dreamy',
  vignette: 'vignette',
  sharpen: 'sharper',
  denoise: 'reduce noise',
  grain: 'film grain',
  blur: 'blur it',
  pixelate: 'pixelate the image',
  'blur-background': 'blur the background',
  'replace-background': 'yellow background',
  'remove-background': 'remove the background',
  outline: 'white outline around the subject',
  glow: 'blue glow',
  rain: 'rain',
  snow: 'snow',
  sparks: 'sparks',
  money: 'money rain',
  'light-rays': 'light rays',
  fog: 'fog',
  confetti: 'confetti',
  text: 'add text "WOW"',
  sticker: 'add a crown',
  arrow: 'red arrow',
  circle: 'red circle',
  flip: 'flip',
  rotate: 'rotate 180',
  crop: 'crop to square',
  zoom: 'zoom in',
  border: 'red border',
};

describe('an edit of the whole picture', () => {
  it.each(Object.entries(instructions))('%s changes it: "%s"', async (kind, prompt) => {
    const understood = await engine.understandEdit?.(
      { prompt, hasMask: false, size: usual },
      { signal: new AbortController().signal },
    );
    expect(understood?.actions.map((action) => action.kind)).toEqual([kind]);
    const { bytes, width, height, mimeType, warnings } = await edited(editOf(prompt, original));
    expect({ width, height }).toEqual(kind === 'crop' ? { width: 360, height: 360 } : usual);
    expect([mimeType, warnings]).toEqual(['image/png', []]);
    expect(Buffer.compare((await pixelsOf(bytes)).data, (await pixelsOf(original)).data)).not.toBe(0);
  });

  it('names every kind of edit here, or is made with a mask', () => {
    const masked = ['remove', 'recolour', 'fill'];
    expect([...Object.keys(instructions), ...masked].sort()).toEqual([...editActionKinds].sort());
  });

  it('of the same request and seed is the same picture, of another seed another', async () => {
    const [one, again, other] = await Promise.all(
      [7, 7, 8].map((seed) => edited(editOf('snow and film grain', original, { ...usual, seed }))),
    );
    expect(Buffer.compare(one?.bytes ?? original, again?.bytes ?? original)).toBe(0);
    expect(Buffer.compare(one?.bytes ?? original, other?.bytes ?? original)).not.toBe(0);
  });

  it.each(['darker', 'sunset', 'warmer', 'rain', 'vintage'])(
    'is stronger with more strength, and none without: "%s"',
    async (prompt) => {
      const before = (await pixelsOf(original)).data;
      const apart = async (strength: number) => {
        const { bytes } = await edited(editOf(prompt, original, { ...usual, strength }));
        const { data } = await pixelsOf(bytes);
        return data.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) / data.length;
      };
      const [none, some, usually, most] = [
        await apart(0),
        await apart(0.35),
        await apart(0.7),
        await apart(1),
      ];
      expect(none).toBeLessThan(0.6);
      expect(some).toBeGreaterThan(none + 0.2);
      expect(usually).toBeGreaterThan(some);
      expect(most).toBeGreaterThan(usually);
    },
  );

  it('makes night of day: dark, bluer, with a darker sky', async () => {
    const { bytes } = await edited(editOf('make it night', original));
    const sky = { left: 0, top: 0, width: 640, height: 150 };
    const [before, after] = [await meanOf(original, sky), await meanOf(bytes, sky)];
    expect(luma(after)).toBeLessThan(luma(before) * 0.35);
    expect(after[2]).toBeGreaterThan(after[0] * 1.3);
  });

  it('keeps what stands before a blurred background', async () => {
    const { bytes } = await edited(editOf('blur the background', original));
    const [before, after] = [await pixelsOf(original), await pixelsOf(bytes)];
    const inBall = { left: 290, top: 200, width: 60, height: 60 };
    for (let x = inBall.left; x < inBall.left + inBall.width; x += 7)
      expect(Math.abs((after.at(x, 230)[0] ?? 0) - (before.at(x, 230)[0] ?? 0))).toBeLessThan(6);
  });

  it('puts a colour behind what was cut out, and leaves nothing with no background', async () => {
    const yellow = await pixelsOf((await edited(editOf('yellow background', original))).bytes);
    expect(yellow.at(5, 5)).toEqual([255, 214, 10, 255]);
    expect(yellow.at(320, 250)[0]).toBeGreaterThan(180);
    const none = await pixelsOf((await edited(editOf('remove background', original))).bytes);
    expect([none.at(5, 5)[3], none.at(320, 240)[3]]).toEqual([0, 255]);
  });

  it('flips, turns and crops exactly', async () => {
    const before = await pixelsOf(original);
    const flipped = await pixelsOf((await edited(editOf('flip', original))).bytes);
    expect(flipped.at(10, 90)).toEqual(before.at(629, 90));
    const turned = await pixelsOf((await edited(editOf('rotate 90 degrees right', original))).bytes);
    expect([turned.width, turned.height]).toEqual([360, 640]);
    expect(turned.at(359 - 20, 30)).toEqual(before.at(30, 20));
  });

  it('does one edit after the other, to the part that is named', async () => {
    const { bytes } = await edited(editOf('make the background black and white and flip it', original));
    const [red, green, blue] = (await pixelsOf(bytes)).at(20, 40);
    expect([red, green]).toEqual([green, blue]);
    expect((await pixelsOf(bytes)).at(320, 240)[0]).toBeGreaterThan(180);
  });
});

describe('an edit of the marked part', () => {
  it('returns only the part around the mask, which covers it with room to blend', async () => {
    const { part, width, height } = await edited(inpaintOf('darker', original, ballMask));
    expect(part?.left).toBeLessThan(ball.left - 4);
    expect((part?.left ?? 0) + width).toBeGreaterThan(ball.left + ball.width + 4);
    expect(width * height).toBeLessThan(0.35 * usual.width * usual.height);
  });

  it('removes a thing: what was behind it continues', async () => {
    const { bytes, part } = await edited(inpaintOf('remove the ball', original, ballMask));
    const { at } = await pixelsOf(bytes);
    const shown = (x: number, y: number) => at(x - (part?.left ?? 0), y - (part?.top ?? 0));
    // No red is left, the sky is sky and the grass is grass.
    for (let y = 170; y < 290; y += 8)
      for (let x = 262; x < 380; x += 8) {
        const [red = 0, green = 0, blue = 0] = shown(x, y);
        expect(red - Math.max(green, blue)).toBeLessThan(40);
      }
    expect(shown(320, 172)[2]).toBeGreaterThan(190);
    expect(shown(320, 285)[1]).toBeGreaterThan((shown(320, 285)[2] ?? 0) + 20);
  });

  it('warns that a large removal shows', async () => {
    const large = await maskOf(usual, { left: 50, top: 20, width: 500, height: 160 });
    const { warnings } = await edited(inpaintOf('remove this', original, large));
    expect(warnings.map(({ code }) => code)).toEqual(['large_removal']);
  });

  it('recolours and keeps light and shade', async () => {
    const { bytes, part } = await edited(inpaintOf('make it blue', original, ballMask));
    const { at } = await pixelsOf(bytes);
    const shown = (x: number, y: number) => at(x - (part?.left ?? 0), y - (part?.top ?? 0));
    const [red = 0, , blue = 0] = shown(340, 250);
    expect(blue).toBeGreaterThan(red + 60);
    expect(luma(shown(302, 208))).toBeGreaterThan(luma(shown(340, 250)) + 30);
  });

  it.each([
    ['blur', 'blur'],
    ['pixelate', 'pixelate this'],
    ['fill', 'fill with yellow'],
    ['text', 'write WOW'],
    ['sticker', 'add a crown'],
    ['saturate', 'more saturation'],
    ['sharpen', 'sharpen'],
    ['black-and-white', 'black and white'],
    ['circle', 'circle it in red'],
  ])('%s changes it: "%s"', async (_kind, prompt) => {
    const { bytes, part, width, height } = await edited(inpaintOf(prompt, original, ballMask));
    const box = { left: part?.left ?? 0, top: part?.top ?? 0, width, height };
    const before = await pixelsOf(original);
    const after = await pixelsOf(bytes);
    let changed = 0;
    for (let y = 0; y < height; y += 3)
      for (let x = 0; x < width; x += 3)
        if (after.at(x, y).some((value, at) => value !== before.at(box.left + x, box.top + y)[at]))
          changed += 1;
    expect(changed).toBeGreaterThan(40);
  });
});

describe('what it does not do', () => {
  it.each([
    ['make me smile', 'It cannot change an expression'],
    ['transforma em anime', 'Não redesenha a imagem'],
    ['quita a esta persona', 'Marca primero'],
    ['qwerty asdf', 'It does not understand'],
    ['', 'It does not understand'],
  ])('is refused with the reason: "%s"', async (prompt, reason) => {
    const thrown = await thrownBy(edited(editOf(prompt, original)));
    expect(thrown).toMatchObject({ kind: 'invalid_input', mayRetry: false });
    expect(String(thrown)).toContain(reason);
  });

  it('is said beside what it does', async () => {
    const { warnings } = await edited(editOf('darker, and make me smile', original));
    expect(warnings).toMatchObject([{ code: 'edit_left_out' }]);
  });

  it.each([
    ['text in place of a picture', Buffer.from('I am a picture')],
    ['nothing', Buffer.alloc(0)],
  ])('is to read %s', async (_name, bytes) => {
    expect(await thrownBy(edited(editOf('darker', bytes)))).toMatchObject({ kind: 'invalid_input' });
  });

  it('is to change a mask that marks nothing, or of another size', async () => {
    const black = await maskOf(usual, { left: 0, top: 0, width: 0, height: 0 });
    expect(await thrownBy(edited(inpaintOf('darker', original, black)))).toMatchObject({
      kind: 'invalid_input',
    });
    const small = await maskOf({ width: 64, height: 36 }, { left: 0, top: 0, width: 20, height: 20 });
    expect(await thrownBy(edited(inpaintOf('darker', original, small)))).toMatchObject({
      kind: 'invalid_input',
    });
  });

  it('is to outline what it cannot find', async () => {
    const blind = createRetouch();
    const work = blind.collect(editOf('white outline around me', original), {}, quiet());
    expect(await thrownBy(work)).toMatchObject({ kind: 'invalid_input' });
    // A background is blurred around where a viewer looks first.
    await expect(blind.collect(editOf('blur the background', original), {}, quiet())).resolves.toBeDefined();
    await blind.close();
  });
});

const quiet = () => ({ signal: new AbortController().signal, onProgress: () => {} });

describe('the work', () => {
  it('reports how far it is, never backwards', async () => {
    const fractions: number[] = [];
    await edited(inpaintOf('remove the ball', original, ballMask), {
      onProgress: (fraction) => fractions.push(fraction),
    });
    expect(fractions.length).toBeGreaterThan(5);
    expect(fractions).toEqual([...fractions].sort((one, other) => one - other));
    expect(fractions.at(-1)).toBeLessThanOrEqual(1);
  });

  it('ends at once when it is aborted, and the next one begins within 200 ms', async () => {
    const size = { width: 1920, height: 1080 };
    const large = await scene(size);
    const mask = await maskOf(size, { left: 300, top: 200, width: 900, height: 700 });
    const controller = new AbortController();
    const reason = new Error('changed my mind');
    let abortedAt = 0;
    const work = edited(inpaintOf('remove this', large, mask, size), {
      signal: controller.signal,
      onProgress: (fraction) => {
        // The patches are at work.
        if (fraction > 0.2 && abortedAt === 0) {
          abortedAt = performance.now();
          controller.abort(reason);
        }
      },
    });
    await expect(work).rejects.toBe(reason);
    expect(performance.now() - abortedAt).toBeLessThan(200);
    await expect(edited(editOf('flip', original))).resolves.toBeDefined();
  });

  it('that was aborted before it began is not done', async () => {
    const reason = new Error('too late');
    const work = edited(editOf('darker', original), { signal: AbortSignal.abort(reason) });
    await expect(work).rejects.toBe(reason);
  });

  it('of an engine that was closed fails', async () => {
    const closed = createRetouch();
    await closed.close();
    expect(await thrownBy(closed.collect(editOf('darker', original), {}, quiet()))).toMatchObject({
      kind: 'unavailable',
    });
  });
});
