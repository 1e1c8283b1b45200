/**
 * A style described by a user → one that can be drawn: an image style's treatment, with a tone from the
 * words.
 */
import { anyOf } from '../../language/grammar/lexicon.ts';
import { wordedStyles } from '../../language/grammar/style-words.ts';
import { fold } from '../../language/text.ts';
import type { Tone } from '../../recipe.ts';
import { mix } from '../../scenes/paint/color.ts';
import type { Style } from '../style.ts';
import { withoutUnwanted } from './exclusions.ts';
import { colorWords, type LookWords, lookWords } from './look-words.ts';
import { readRedrawn } from './redrawn-looks.ts';

export interface DescribedStyle {
  /** The nearest image style; null if no word matches one. */
  base: string | null;
  /** `#rrggbb`, in the order in which the description names them. */
  colors: readonly `#${string}`[];
  /** Whether the colours are only a temperature. */
  isFaint: boolean;
  looks: readonly LookWords[];
}

/** What finds the words of each image style. Each match is a point for it. */
const styleWords = wordedStyles.map((style) => ({
  style,
  words: anyOf(({ styleWords }) => styleWords.bases[style], 'g'),
}));

/**
 * Styles that keep little of the scene's own colours: the tone of a description must cover everything there.
 */
const recoloringStyles: ReadonlySet<string> = new Set([
  'Sketch',
  'Blueprint',
  'CCTV footage photo',
  'Pixaled Art',
  'Architecture',
  'Comic',
]);

const mostColors = 3;
/** White and black together are not a light of their own. */
const blackAndWhite = anyOf(({ styleWords }) => styleWords.blackAndWhite);

/** Reads a description; null if no word matches anything that can be drawn. */
export function readDescription(description: string): DescribedStyle | null {
  const wanted = withoutUnwanted(fold(description));
  const redrawn = readRedrawn(wanted);
  const text = redrawn?.rest ?? wanted;
  const light = text.replace(blackAndWhite, ' ');
  const tinted = colorWords
    .map((row) => ({ ...row, at: text.search(row.words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const strong = tinted.filter(({ isFaint }) => !isFaint);
  const colors = (strong.length > 0 ? strong : tinted).slice(0, mostColors).map(({ color }) => color);
  const named = lookWords.filter((look) => look.words.test(look.grade === undefined ? light : text));
  const looks = redrawn ? [...named, redrawn.look] : named;
  const base = nearestStyle(text) ?? redrawn?.over ?? null;
  if (base === null && colors.length === 0 && looks.length === 0) return null;
  return { base, colors, isFaint: strong.length === 0, looks };
}

/** Returns the style that the most words match; in a tie, the one named first. */
function nearestStyle(text: string): string | null {
  const found = styleWords
    .map(({ style, words }) => ({ style, at: text.search(words), count: text.match(words)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.at - b.at);
  return found[0]?.style ?? null;
}

/** Returns the base with the changes of the words; the id stays the base's, which drawing looks up. */
export function styleFrom({ colors, looks }: DescribedStyle, base: Style): Style {
  const light = looks.find((look) => look.light !== undefined)?.light;
  const grade = looks.find((look) => look.grade !== undefined)?.grade;
  return {
    ...base,
    light: light ?? base.light,
    accents: [...colors, ...base.accents],
    grade: grade ?? base.grade,
    effects: base.transparent ? base.effects : withEffects(base.effects, looks),
  };
}

function withEffects(own: Style['effects'], looks: readonly LookWords[]): Style['effects'] {
  const without = new Set(looks.flatMap((look) => look.without ?? []));
  const kept = own.filter(({ id }) => !without.has(id));
  const strengths = new Map(kept.map(({ id, strength }) => [id, strength]));
  for (const { id, strength } of looks.flatMap(({ effects = [] }) => effects))
    strengths.set(id, Math.max(strengths.get(id) ?? 0, strength));
  return [...strengths].map(([id, strength]) => ({ id, strength }));
}

/** Returns the colour changes on top of the base's own grade. */
export function toneOf({ colors, isFaint, looks }: DescribedStyle, base: Style): Tone {
  const factor = (of: 'brightness' | 'saturation' | 'contrast') =>
    looks.reduce((product, look) => product * (look[of] ?? 1), 1);
  const isBoth = looks.some(({ light }) => light === 'dark') && looks.some(({ light }) => light === 'bright');
  return {
    colors: looks.some(({ isPale }) => isPale) ? colors.map(paled) : [...colors],
    strength: colors.length === 0 ? 0 : isFaint ? 0.4 : 0.62,
    // "Bright neon at night": the night decides, since its lights are bright anyway.
    brightness: isBoth ? 0.75 : clamp(factor('brightness'), 0.5, 1.35),
    saturation: clamp(factor('saturation'), 0.3, 1.7),
    contrast: clamp(factor('contrast'), 0.75, 1.4),
    onEverything: shareOnEverything(looks, base),
  };
}

/** As much white as a pastel or a thin wash has. */
const paled = (color: `#${string}`) => mix(color, '#ffffff', 0.5) as `#${string}`;

/** How much of the tone also covers what is in front of the scene. */
function shareOnEverything(looks: readonly LookWords[], base: Style): number {
  const redraws = looks.find((look) => look.redraws !== undefined)?.redraws;
  if (redraws === 'on-its-ground') return 0;
  return recoloringStyles.has(base.id) && redraws === undefined ? 0.85 : 0.35;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
