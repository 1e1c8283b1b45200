import { beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../../testing/sample.ts';
import { measurePalette, readPlanes } from '../../measuring/measuring.ts';
import { type Oklab, type Rgb, toOklab } from '../../oklab.ts';
import { designRecipe } from '../design.ts';
import { pixelsOf, renderRecipe } from '../render.ts';
import { freeCanvas } from '../scratch.ts';
import { measureTones } from './measure-tones.ts';
import { type Profile, profileSchema } from './profile.ts';
import { type LookName, lookNames, pictureOfLook, sheetPrompts } from './testing.ts';
import { trainStyle } from './train-style.ts';

interface Trained {
  profile: Profile;
  description: string;
  progress: number[];
}

const trained = new Map<LookName, Trained>();

async function train(name: LookName, mode: Profile['mode'] = 'style'): Promise<Trained> {
  const size = { width: 960, height: 540 };
  const pictures = Array.from({ length: 10 }, (_, number) => ({
    ...size,
    bytes: pictureOfLook(name, number, size),
    mimeType: 'image/jpeg' as const,
  }));
  const progress: number[] = [];
  const { profile, description } = await trainStyle(
    { pictures, mode },
    { signal: new AbortController().signal, onProgress: (fraction) => progress.push(fraction) },
  );
  return { profile: profileSchema.parse(profile), description, progress };
}

function trainedOn(name: LookName): Trained {
  const found = trained.get(name);
  if (!found) throw new Error(`nothing was trained on ${name}`);
  return found;
}

beforeAll(async () => {
  for (const name of lookNames) trained.set(name, await train(name));
}, 120_000);

interface Measured {
  palette: { lab: Oklab; share: number }[];
  tones: Profile['tones'];
}

const labOf = (color: string): Oklab => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const rgb: Rgb = [red, green, blue];
  return toOklab(rgb);
};
const weighed = (palette: readonly { color: string; share: number }[]) =>
  palette.map(({ color, share }) => ({ lab: labOf(color), share }));

/** A reduced design, with the style or without. */
function draw(prompt: string, seed: number, profile?: Profile): Measured {
  const { recipe } = designRecipe({
    prompt,
    tool: 'Thumbnail',
    style: 'MrBeast-tzdev',
    styleProfile: profile,
    aspectRatio: '16:9',
    seed,
  });
  const canvas = renderRecipe({ ...recipe, size: { width: 480, height: 270 } });
  const planes = readPlanes(pixelsOf(canvas));
  freeCanvas(canvas);
  return { palette: weighed(measurePalette(planes)), tones: measureTones(planes) };
}

/** How far each one's colours are from the nearest of the other, weighted by their shares (OKLab). */
function paletteDistance(one: Measured['palette'], other: Measured['palette']): number {
  const far = (from: Measured['palette'], to: Measured['palette']) =>
    from.reduce((sum, { lab, share }) => {
      return (
        sum +
        share * Math.min(...to.map((entry) => Math.hypot(...lab.map((v, at) => v - (entry.lab[at] ?? 0)))))
      );
    }, 0);
  return (far(one, other) + far(other, one)) / 2;
}

/** How far the quantiles of lightness, the tints and the saturation are from those of the look. */
function toneDistance(one: Profile['tones'], other: Profile['tones']): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const light = mean(one.lightness.map((value, at) => Math.abs(value - (other.lightness[at] ?? 0))));
  const tints = mean(
    one.tints.map(([a, b], at) =>
      Math.hypot(a - (other.tints[at]?.[0] ?? 0), b - (other.tints[at]?.[1] ?? 0)),
    ),
  );
  return light + tints + Math.abs(one.chroma - other.chroma);
}

const sampled = sampleOf(lookNames, 1);

describe.each(sampled)('twelve designs of a style that was trained on ten %s pictures', (name) => {
  test('are each much nearer to them in palette and tone than without the style', {
    timeout: 180_000,
  }, () => {
    const { profile } = trainedOn(name);
    const look: Measured = { palette: weighed(profile.palette), tones: profile.tones };
    const far = { palette: [0, 0], tones: [0, 0] };
    for (const [seed, prompt] of sheetPrompts.entries()) {
      const [without, within] = [draw(prompt, seed), draw(prompt, seed, profile)];
      const palettes = [without, within].map(({ palette }) => paletteDistance(palette, look.palette));
      const tones = [without, within].map((drawn) => toneDistance(drawn.tones, look.tones));
      for (const at of [0, 1]) {
        far.palette[at] = (far.palette[at] ?? 0) + (palettes[at] ?? 0) / sheetPrompts.length;
        far.tones[at] = (far.tones[at] ?? 0) + (tones[at] ?? 0) / sheetPrompts.length;
      }
      expect(palettes[1], prompt).toBeLessThan(palettes[0] ?? 0);
      expect(tones[1], prompt).toBeLessThan(tones[0] ?? 0);
    }
    expect((far.palette[0] ?? 0) / (far.palette[1] ?? 1)).toBeGreaterThan(1.6);
    expect((far.tones[0] ?? 0) / (far.tones[1] ?? 1)).toBeGreaterThan(2.5);
  });
});

test("measures what a look's pictures have in common, and describes it", () => {
  const [lowKey, pastel] = [trainedOn('low-key'), trainedOn('pastel')];
  expect(lowKey.profile).toMatchObject({
    version: 1,
    mode: 'style',
    pictures: 10,
    text: { isCapital: true },
  });
  expect(lowKey.profile.text?.x).toBeLessThan(0.42);
  expect(lowKey.profile.text?.y).toBeGreaterThan(0.7);
  expect(lowKey.profile.text?.height).toBeCloseTo(0.105, 1);
  expect(pastel.profile.text?.y).toBeLessThan(0.3);
  expect(pastel.profile.composition.side).toBe('left');
  expect(lowKey.profile.grain).toBeGreaterThan(5);
  expect(pastel.profile.grain).toBeLessThan(1);
  expect(lowKey.profile.vignette).toBeGreaterThan(pastel.profile.vignette + 0.2);
  expect(pastel.profile.flatness).toBeGreaterThan(lowKey.profile.flatness + 0.4);
  expect(lowKey.description).toMatch(
    /^Dark, .*film grain and a vignette\. Medium-sized capitals at the bottom left\./,
  );
  expect(pastel.description).toMatch(
    /^Bright, low contrast, pastel, .*flat areas\. Medium-sized capitals at the top right\. .*on the left\.$/,
  );
});

test('reports each picture with a progress that never falls', () => {
  const { progress } = trainedOn('pastel');
  expect(progress).toHaveLength(10);
  expect(progress).toEqual([...progress].sort((one, other) => one - other));
});

test('the same pictures give the same profile', async () => {
  expect((await train('pastel')).profile).toEqual(trainedOn('pastel').profile);
});

test('warns that only colours and light were learnt from a subject', async () => {
  const { profile, description } = await train('pastel', 'subject');
  expect(profile.mode).toBe('subject');
  expect(description).toContain('not what the subject looks like');
});

test('stops when aborted, and refuses a file that is not a picture', async () => {
  const picture = { bytes: new Uint8Array([1, 2, 3]), mimeType: 'image/jpeg' as const, width: 1, height: 1 };
  const request = { pictures: [picture], mode: 'style' as const };
  const abort = new AbortController();
  const reason = new Error('changed my mind');
  const training = trainStyle(request, { signal: abort.signal, onProgress: () => {} });
  abort.abort(reason);
  await expect(training).rejects.toBe(reason);
  const context = { signal: new AbortController().signal, onProgress: () => {} };
  await expect(trainStyle(request, context)).rejects.toMatchObject({ kind: 'invalid_input' });
});

test("uses the style's words if the profile is unreadable", () => {
  const input = { prompt: 'shark', tool: 'Thumbnail', aspectRatio: '16:9', seed: 1 } as const;
  const { recipe } = designRecipe({
    ...input,
    style: 'some id',
    styleProfile: { kind: 'look', version: 2 },
    styleDescription: 'Dark neon in teal',
  });
  expect(recipe.look).toBeUndefined();
  expect(recipe.tone?.colors).toContain('#12c7b4');
});
