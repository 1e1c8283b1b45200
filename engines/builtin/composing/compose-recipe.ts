/** Understanding → recipe. Pure: the same understanding, style and seed give the same recipe. */
import type { DesignInput } from '../design-input.ts';
import { hasIcon } from '../icons.ts';
import { keepsItsPlace } from '../layout/arrange.ts';
import { boxOf, frameOf } from '../layout/frame.ts';
import { headlineAlone, plans } from '../layout/plan.ts';
import { createRandom } from '../random.ts';
import { type DesignWarning, designSizes, type Headline, headlineLimits, type Recipe } from '../recipe.ts';
import type { Style } from '../styles/style.ts';
import { findStyle } from '../styles/styles.ts';
import type { Choice, Understanding } from '../understanding.ts';
import type { IconId, LayoutId } from '../vocabulary.ts';
import { breakLines } from './break-lines.ts';
import { chooseLayout } from './choose-layout.ts';
import { choosePalette } from './choose-palette.ts';
import { chooseScene } from './choose-scene.ts';
import { cleanHeadline } from './clean-headline.ts';

export interface Composition {
  recipe: Recipe;
  warnings: DesignWarning[];
}

/** What "before" and "after" are called on the panels. */
const beforeAfterSides = {
  en: { left: 'BEFORE', right: 'AFTER' },
  pt: { left: 'ANTES', right: 'DEPOIS' },
  es: { left: 'ANTES', right: 'DESPUÉS' },
} as const;

export function composeRecipe(understanding: Understanding, input: DesignInput): Composition {
  const random = createRandom(input.seed).fork('composing');
  const { style, isKnown } = findStyle(input.style, input.tool);
  const size = designSizes[input.aspectRatio];
  const wording = headlineOf(understanding, input, style);
  const hero = iconOrNull(understanding.hero.value);
  const layout = chooseLayout(understanding, { hero: hero !== null, headline: wording.lines.length > 0 });
  const scene = chooseScene(understanding, layout, style, random.fork('scene'));
  const sides = sidesOf(understanding, layout);
  const headline = layoutHeadline(wording, understanding, layout, style, size, hero !== null);
  return {
    recipe: {
      version: 1,
      size,
      seed: input.seed,
      style: style.id,
      scene: { id: scene.id, mood: scene.mood.name },
      palette: choosePalette(scene.mood, style, understanding.colors),
      layout,
      headline,
      hero: hero === null ? null : { icon: hero },
      secondHero: asIcon(understanding.secondHero),
      stickers: stickersOf(understanding, hero),
      sides,
      number: understanding.number,
      grade: style.grade,
      effects: style.effects.map((effect) => ({ ...effect })),
      choices: choicesOf(understanding),
    },
    warnings: [
      ...understanding.warnings,
      ...wording.warnings,
      ...(isKnown ? [] : [unknownStyle(input.style, style)]),
    ],
  };
}

/** Genesys draws scenes: it writes a headline only where the prompt puts one into quotation marks. */
function headlineOf(understanding: Understanding, input: DesignInput, style: Style) {
  const isQuoted = /["“”„«»]/u.test(input.prompt);
  const wanted = input.tool === 'Thumbnail' || isQuoted;
  const cleaned = cleanHeadline(wanted ? understanding.headline.value : [], style.lettering.font);
  return { ...cleaned, emphasis: understanding.emphasis };
}

function layoutHeadline(
  wording: ReturnType<typeof headlineOf>,
  understanding: Understanding,
  layout: LayoutId,
  style: Style,
  size: { width: number; height: number },
  hasHero: boolean,
): Headline | null {
  const written = wording.lines.filter((text) => !isTheNumber(text, understanding, layout));
  // Beside a giant number nothing else is emphasised.
  const emphasised = layout === 'number' ? -1 : emphasisedLine(wording, written);
  const lines = written.map((text, index) => ({ text, emphasis: index === emphasised }));
  const frame = frameOf(size.width, size.height);
  const plan = plans[layout][frame.shape];
  if (lines.length === 0 || !plan.headline) return null;
  const area = keepsItsPlace(plan, hasHero) ? plan.headline.area : headlineAlone[frame.shape];
  const { width, height } = boxOf(frame, area);
  const room = { width, height, plainRatio: style.lettering.plainRatio };
  const broken = breakLines(lines, wording.font, room);
  return { lines: broken.slice(0, headlineLimits.lines), font: wording.font };
}

/** The number layout writes the number by itself; its line is not written twice. */
function isTheNumber(text: string, { number }: Understanding, layout: LayoutId): boolean {
  if (layout !== 'number' || !number) return false;
  const plain = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain(text) === plain(number.value) || plain(text) === plain(`${number.value}${number.unit ?? ''}`);
}

/** The line that the language half chose; else the last of several, where a headline's point usually is. */
function emphasisedLine(
  wording: { lines: string[]; emphasis: number | null },
  written: readonly string[],
): number {
  const chosen = wording.emphasis === null ? undefined : wording.lines[wording.emphasis];
  const index = chosen === undefined ? -1 : written.indexOf(chosen);
  return index >= 0 ? index : written.length - 1;
}

function sidesOf({ versus, language }: Understanding, layout: LayoutId): Recipe['sides'] {
  if (layout === 'before-after') return beforeAfterSides[language];
  return layout === 'versus' ? versus : null;
}

function stickersOf(understanding: Understanding, hero: IconId | null): Recipe['stickers'] {
  const icons = new Set(understanding.stickers.filter((icon) => icon !== hero && hasIcon(icon)));
  return [...icons].slice(0, headlineLimits.stickers).map((icon) => ({ icon }));
}

function choicesOf({ headline, hero, scene, layout }: Understanding): Recipe['choices'] {
  const copy = <T>({ value, confidence, reason, runnersUp }: Choice<T>) => ({
    value,
    confidence,
    reason,
    runnersUp: runnersUp.map((option) => ({ ...option })),
  });
  return { headline: copy(headline), hero: copy(hero), scene: copy(scene), layout: copy(layout) };
}

function iconOrNull(icon: IconId | null): IconId | null {
  return icon !== null && hasIcon(icon) ? icon : null;
}

function asIcon(icon: IconId | null): Recipe['hero'] {
  const known = iconOrNull(icon);
  return known === null ? null : { icon: known };
}

function unknownStyle(wished: string, used: Style): DesignWarning {
  return {
    code: 'unknown-style',
    message: `There is no style "${wished}"; "${used.name}" was used instead.`,
  };
}
