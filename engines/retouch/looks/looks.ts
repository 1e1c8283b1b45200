import type { EditActionKind } from '../../../contract/edit-actions.ts';
import { applyGrades, type Grade } from '../colour/colour-table.ts';
import {
  blackAndWhite,
  brighten,
  contrast,
  darken,
  fade,
  nightTones,
  saturation,
  sepia,
  splitTones,
  sunsetTones,
  warmth,
} from '../colour/grades.ts';
import { addLight, bloom, clarity, shade, vignette } from '../colour/light.ts';
import { grain, sharpen } from '../detail/detail.ts';
import { type Cover, restOf } from '../pixels/cover.ts';
import { mix, type Picture, smoothstep } from '../pixels/picture.ts';
import type { Random } from '../pixels/random.ts';
import { findSky } from '../scene/find-sky.ts';
import { paintNightSky, paintSunsetSky } from '../scene/paint-sky.ts';
import { drawBars } from '../shape/bars.ts';

export interface LookContext {
  readonly force: number;
  readonly random: Random;
  /** What the picture is of, if that was found. */
  readonly subject: Cover | null;
  readonly isPerson: boolean;
  /** Whether only a part of the picture is changed. */
  readonly isPart: boolean;
  check(): void;
}

export type Look = (picture: Picture, context: LookContext) => void;

const graded =
  (gradesOf: (force: number) => readonly Grade[]): Look =>
  (picture, { force, check }) =>
    applyGrades(picture, gradesOf(force), { check });

/** Looks of the whole picture, which need more than a table of colours. */
export const looks: Partial<Record<EditActionKind, Look>> = {
  pop(picture, { force, check }) {
    clarity(picture, 0.75 * force);
    check();
    applyGrades(picture, [contrast(0.42 * force), saturation(0.34 * force)], { check });
    sharpen(picture, 0.45 * force);
  },
  night(picture, context) {
    const { force, random, subject, isPerson, isPart, check } = context;
    const sky = isPart ? null : findSky(picture, subject);
    check();
    // People stay readable in a thumbnail, as if a lamp near the camera lit them.
    const [all, lit] = [nightTones(force), nightTones(force, 0.42)];
    if (subject && isPerson) {
      applyGrades(picture, [all], { weight: restOf(subject), check });
      applyGrades(picture, [lit], { weight: subject.at, check });
    } else applyGrades(picture, [all], { check });
    if (sky) paintNightSky(picture, sky, { force, random, subject });
    check();
    bloom(picture, 0.9 * Math.min(1.3, force), { from: 0.55, radius: 30, color: '#ffe6b8' });
    if (!isPart) vignette(picture, 0.62 * Math.min(1.2, force));
  },
  sunset(picture, context) {
    const { force, random, subject, isPart, check } = context;
    const sky = isPart ? null : findSky(picture, subject);
    check();
    applyGrades(picture, [sunsetTones(force)], { check });
    if (sky) paintSunsetSky(picture, sky, { force, random, subject });
    else if (!isPart) glowFromSide(picture, 0.85 * force, '#ff8a3c', subject, sideOf(random));
    check();
    bloom(picture, 0.55 * force, { from: 0.66, radius: 34, color: '#ffc48a' });
    if (!isPart) vignette(picture, 0.42 * Math.min(1.2, force));
  },
  'golden-hour'(picture, { force, random, subject, isPart, check }) {
    applyGrades(
      picture,
      [
        warmth(0.5 * force),
        splitTones(0.34 * force, { dark: '#5a3350', light: '#ff9c52' }),
        brighten(0.12 * force),
        saturation(0.12 * force),
      ],
      { check },
    );
    if (!isPart) glowFromSide(picture, 0.8 * force, '#ffa04e', subject, sideOf(random));
    bloom(picture, 0.6 * force, { from: 0.6, radius: 34, color: '#ffdca6' });
  },
  vintage(picture, { force, random, isPart, check }) {
    applyGrades(
      picture,
      [
        saturation(-0.32 * force),
        splitTones(0.24 * force, { dark: '#2a5a5a', light: '#ffcf7a' }),
        contrast(0.12 * force),
        fade(0.85 * force),
      ],
      { check },
    );
    if (!isPart) vignette(picture, 0.5 * Math.min(1.2, force));
    grain(picture, 0.75 * force, random);
  },
  cinematic(picture, { force, isPart, check }) {
    clarity(picture, 0.3 * force);
    applyGrades(
      picture,
      [
        splitTones(0.42 * force, { dark: '#0e5a72', light: '#ffb066' }),
        contrast(0.55 * force),
        saturation(-0.06 * force),
      ],
      { check },
    );
    if (isPart) return;
    vignette(picture, 0.4 * Math.min(1.2, force));
    drawBars(picture);
  },
  dramatic(picture, { force, isPart, check }) {
    clarity(picture, 1.15 * force, 34);
    check();
    applyGrades(picture, [saturation(-0.22 * force), contrast(0.72 * force), darken(0.16 * force)], {
      check,
    });
    if (!isPart) vignette(picture, 0.85 * Math.min(1.2, force));
  },
  horror(picture, { force, random, isPart, check }) {
    clarity(picture, 0.7 * force, 30);
    applyGrades(
      picture,
      [
        saturation(-0.62 * force),
        splitTones(0.34 * force, { dark: '#0a3a33', light: '#b9d8a8' }),
        contrast(0.6 * force),
        darken(1.15 * force),
      ],
      { check },
    );
    if (!isPart) vignette(picture, 1.3 * Math.min(1.2, force));
    grain(picture, 0.6 * force, random);
  },
  neon(picture, { force, isPart, check }) {
    applyGrades(
      picture,
      [
        darken(1.15 * force),
        contrast(0.6 * force),
        splitTones(0.5 * force, { dark: '#2a0f8f', light: '#ff4fd8' }),
        saturation(0.45 * force),
      ],
      { check },
    );
    if (!isPart) {
      addLight(
        picture,
        '#00d8ff',
        (x, y) => 0.3 * force * (1 - smoothstep(0, 0.75, Math.hypot(x, y - 0.55))),
      );
      addLight(
        picture,
        '#ff2bd0',
        (x, y) => 0.3 * force * (1 - smoothstep(0, 0.75, Math.hypot(x - 1, y - 0.55))),
      );
      vignette(picture, 0.45 * Math.min(1.2, force));
    }
    bloom(picture, 0.4 * force, { from: 0.62, radius: 24, color: '#ff9cf0' });
  },
  dreamy(picture, { force, check }) {
    applyGrades(picture, [contrast(-0.3 * force), brighten(0.22 * force), warmth(0.25 * force)], { check });
    bloom(picture, 1.3 * force, { from: 0.32, radius: 30, color: '#fff0f4' });
  },
  vignette(picture, { force }) {
    vignette(picture, force);
  },
  'black-and-white': graded((force) => [blackAndWhite(force * 1.4)]),
  sepia: graded((force) => [sepia(force)]),
  brighten: graded((force) => [brighten(force)]),
  darken: graded((force) => [darken(1.35 * force)]),
  contrast: graded((force) => [contrast(force)]),
  saturate: graded((force) => [saturation(0.62 * force)]),
  desaturate: graded((force) => [saturation(-0.5 * force)]),
  warmer: graded((force) => [warmth(1.1 * force)]),
  colder: graded((force) => [warmth(-1.1 * force)]),
};

const sideOf = (random: Random) => (random() < 0.5 ? 0 : 1);

/** Light from a low sun beyond the edge. */
function glowFromSide(
  picture: Picture,
  force: number,
  color: string,
  subject: Cover | null,
  side: 0 | 1,
): void {
  addLight(
    picture,
    color,
    (x, y) => 0.62 * force * (1 - smoothstep(0, 1.05, Math.hypot((x - side) * 1.05, (y - 0.3) * 0.8))) ** 1.6,
    subject && restOf(subject, 0.7),
  );
  const dark = 0.2 * Math.min(1.2, force);
  shade(picture, (x) => 1 - dark * mix(x, 1 - x, side) ** 1.5);
}
