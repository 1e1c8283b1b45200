/** The warning that a picture without words does not show what its description names. */

import { sceneNames } from '../language/grammar/expressions.ts';
import { anyOf } from '../language/grammar/lexicon.ts';
import { readPeople, traitSpans } from '../language/grammar/people/read-people.ts';
import { sceneActionSpans } from '../language/grammar/people/scene-actions.ts';
import { placeWords } from '../language/places.ts';
import { fold } from '../language/text.ts';
import { readFigure } from '../own-drawings/figures/figures.ts';
import { readPair } from '../own-drawings/figures/pairs.ts';
import type { DesignWarning, Recipe } from '../recipe.ts';
import type { Understanding } from '../understanding.ts';

const scenes = sceneNames.map((name) => anyOf(({ scenes: words }) => words[name], 'g'));

interface Span {
  from: number;
  to: number;
}

const spansOf = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(new RegExp(pattern.source, 'g'))].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));

/** What a pose holds or works on stands right after the words for it: "sawing a plank". */
const afterDeed = 30;

/** Where the text says what is drawn in another way than as a thing: people, places, what a person does. */
function otherwiseDrawn(text: string, { language }: Understanding, hero: string): Span[] {
  const people = readPeople(text, language).map(({ start, end }) => ({ from: start, to: end }));
  const acts = readFigure(hero) !== null || readPair(hero) !== null;
  const deeds = acts
    ? sceneActionSpans(text, language).map(({ from, to }) => ({ from, to: to + afterDeed }))
    : [];
  const traits = people.length > 0 ? traitSpans(text, language) : [];
  return [
    ...people,
    ...traits,
    ...deeds,
    ...[...scenes, ...placeWords].flatMap((words) => spansOf(words, text)),
  ];
}

/** Returns the warning that names the first noun that is not drawn; empty where all are. */
export function undrawnNouns(
  understanding: Understanding,
  { hero }: Pick<Recipe, 'hero'>,
  prompt: string,
): DesignWarning[] {
  const { unpictured = [] } = understanding;
  if (unpictured.length === 0) return [];
  const text = fold(prompt);
  const drawn = otherwiseDrawn(text, understanding, hero?.icon ?? '');
  const missing = unpictured.find((word) => {
    const at = text.indexOf(fold(word));
    return !drawn.some(({ from, to }) => at < to && at + word.length > from);
  });
  if (missing === undefined) return [];
  return [
    {
      code: 'subject-not-drawn',
      message: `The built-in engine has no drawing of “${missing}”, so it is not in the picture. Add a photo of it, or name another thing.`,
    },
  ];
}
