import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { styleOf } from '../styles/styles.ts';
import { arrange } from './arrange.ts';
import type { Arrangement } from './arrangement.ts';
import { measureArrangement } from './measured-faults.ts';

function arrangementOf(prompt: string): Arrangement {
  const input = { prompt, tool: 'Thumbnail', style: 'MrBeast-tzdev', aspectRatio: '16:9', seed: 3 } as const;
  const { recipe } = designRecipe(input);
  return arrange(recipe, styleOf(recipe.style));
}

const idsOf = (arrangement: Arrangement) => measureArrangement(arrangement).map(({ id }) => id);
const good = arrangementOf('"BIG SHARK"');
const [headline] = good.texts;
if (!headline || !good.hero) throw new Error('a headline and a hero were asked for');
const { hero } = good;

test('a short headline beside a hero has no fault', () => {
  expect(idsOf(good)).toEqual([]);
});

test('a line that cannot be read in a feed is a fault, with its height there', () => {
  const lines = headline.lines.map((line) => ({ ...line, ink: { ...line.ink, height: 61 } }));
  const faults = measureArrangement({ ...good, texts: [{ ...headline, lines }] });
  expect(faults[0]).toEqual({ id: 'small-line', detail: `"${lines[0]?.text}" is 8.0 px high in a feed` });
});

test('words over the hero are a fault', () => {
  const bounds = { ...hero.bounds, height: hero.bounds.height / 2 };
  expect(idsOf({ ...good, texts: [{ ...headline, bounds }] })).toContain('headline-over-hero');
});

test('a hero that is cut in half is a fault', () => {
  const bounds = { ...hero.bounds, x: good.width - hero.bounds.width / 2 };
  expect(idsOf({ ...good, hero: { ...hero, bounds } })).toContain('hero-cut');
});

test('one thing compared with itself is a fault, two things are not', () => {
  const pair = arrangementOf('cat vs dog');
  if (!pair.hero) throw new Error('two heroes were asked for');
  expect(idsOf(pair)).not.toContain('same-hero-twice');
  expect(idsOf({ ...pair, second: pair.hero })).toContain('same-hero-twice');
});

test('without its hero the same headline leaves an empty region', () => {
  expect(idsOf({ ...good, hero: null })).toContain('empty-region');
});

test('a hero far from the words leaves a void between them', () => {
  const narrow = { ...hero.bounds, x: good.width - 200, width: 200 };
  const words = { ...headline.bounds, x: 20, width: 300 };
  const apart = { ...good, hero: { ...hero, bounds: narrow }, texts: [{ ...headline, bounds: words }] };
  expect(idsOf(apart)).toContain('void-in-the-middle');
});

test('two rivals of one kind share one illustration, and their names are large', () => {
  const clubs = arrangementOf('Flamengo x Palmeiras');
  expect(clubs.hero?.icon).toBe('football');
  expect(clubs.second).toBeNull();
  expect(idsOf(clubs)).toEqual([]);
  const sizes = clubs.texts.flatMap(({ lines }) => lines.map(({ sizePx }) => sizePx));
  expect(Math.min(...sizes)).toBeGreaterThan(100);
});

test('what is in the corner of the length badge is a fault of its own', () => {
  const { corner } = good;
  const inCorner = { ...headline, bounds: { ...corner, x: corner.x + 10 } };
  expect(idsOf({ ...good, texts: [inCorner] })).toContain('corner-used');
  expect(idsOf(good)).not.toContain('corner-used');
});

test('a line higher than the emphasised one is a fault', () => {
  const [first] = headline.lines;
  if (!first) throw new Error('a line was asked for');
  const hook = { ...first, emphasis: true, ink: { ...first.ink, height: 120 } };
  const other = { ...first, emphasis: false, ink: { ...first.ink, height: 150 } };
  const faults = measureArrangement({ ...good, texts: [{ ...headline, lines: [hook, other] }] });
  expect(faults).toContainEqual({ id: 'hook-not-largest', detail: 'another line is 1.3 times as high' });
  expect(
    idsOf({ ...good, texts: [{ ...headline, lines: [{ ...hook }, { ...other, emphasis: true }] }] }),
  ).not.toContain('hook-not-largest');
});
