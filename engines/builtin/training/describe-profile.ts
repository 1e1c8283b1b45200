/** Describes a profile in words: what was measured in the pictures, and nothing about their content. */
import { nameColor } from '../../measuring/measuring.ts';
import { toOklab } from '../../oklab.ts';
import type { Profile } from './profile.ts';

const namedFrom = 0.07;
const mostNamed = 3;

/** The measures from which on each word applies. */
const grainyFrom = 3.2;
const vignettedFrom = 0.28;
const flatFrom = 0.45;
const softUpTo = 0.38;
const outlinedFrom = 0.22;

/**
 * Returns the look as one or two English sentences; remote engines also receive them as the style's
 * description.
 */
export function describeProfile(profile: Profile): string {
  const adjectives = [lightWord(profile), contrastWord(profile), colorWord(profile), warmthWord(profile)];
  const first = `${capitalised(listed(adjectives.filter((word) => word !== '')) || 'balanced')} pictures in ${listed(colorsOf(profile), ' and ')}${textureOf(profile)}.`;
  return [first, textSentence(profile), sideSentence(profile), subjectSentence(profile)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function lightWord({ tones }: Profile): string {
  const middle = tones.lightness[2] ?? 0.5;
  if (middle < 0.38) return 'dark';
  return middle > 0.74 ? 'bright' : '';
}

function contrastWord({ tones: { lightness } }: Profile): string {
  const range = (lightness[4] ?? 1) - (lightness[0] ?? 0);
  if (range > 0.68) return 'high contrast';
  return range < 0.28 ? 'low contrast' : '';
}

function colorWord({ tones: { chroma, lightness } }: Profile): string {
  if (chroma < 0.02) return 'black and white';
  if (chroma < 0.055) return (lightness[2] ?? 0) > 0.74 ? 'pastel' : 'muted';
  return chroma > 0.13 ? 'vivid' : '';
}

function warmthWord({ warmth }: Profile): string {
  if (warmth > 0.25) return 'warm';
  return warmth < -0.25 ? 'cool' : '';
}

function colorsOf({ palette }: Profile): string[] {
  const shares = new Map<string, number>();
  for (const { color, share } of palette) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(color.slice(at, at + 2), 16),
    );
    const name = nameColor(toOklab([red, green, blue]));
    shares.set(name, (shares.get(name) ?? 0) + share);
  }
  const sorted = [...shares].sort(([, one], [, other]) => other - one);
  const named = sorted.filter(([, share], index) => index === 0 || share >= namedFrom);
  return named.map(([name]) => name).slice(0, mostNamed);
}

function textureOf({ grain, vignette, flatness, sharpness, outlines }: Profile): string {
  const words = [
    grain >= grainyFrom ? 'film grain' : '',
    vignette >= vignettedFrom ? 'a vignette' : '',
    flatness >= flatFrom ? 'flat areas' : '',
    outlines >= outlinedFrom ? 'dark outlines' : '',
    sharpness <= softUpTo ? 'a soft focus' : '',
  ].filter((word) => word !== '');
  return words.length === 0 ? '' : ` with ${listed(words, ' and ')}`;
}

function textSentence({ text }: Profile): string {
  if (text === null) return '';
  const size = text.height > 0.16 ? 'Large' : text.height > 0.09 ? 'Medium-sized' : 'Small';
  const kind = text.isCapital ? 'capitals' : 'letters';
  const down = text.y < 0.38 ? 'top' : text.y > 0.62 ? 'bottom' : 'middle';
  const across = text.x < 0.42 ? 'left' : text.x > 0.58 ? 'right' : '';
  const place =
    down === 'middle' && across === ''
      ? 'in the middle'
      : `at the ${[down, across].filter(Boolean).join(' ')}`;
  return `${size} ${kind} ${place}.`;
}

function sideSentence({ composition: { side } }: Profile): string {
  return side === 'center' ? '' : `The subject is on the ${side}.`;
}

/** Measuring cannot learn a subject's appearance; the description says so. */
function subjectSentence({ mode }: Profile): string {
  return mode === 'subject'
    ? 'The built-in engine learns colours and light from these pictures, not what the subject looks like.'
    : '';
}

/** Joins as "a, b and c"; with the default `last`, as "a, b, c". */
function listed(words: readonly string[], last = ', '): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${last}${words.at(-1)}`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
