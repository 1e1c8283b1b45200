import { describe, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { siteLimits } from '#contract/site.ts';
import { builtInId, builtInPictures } from './built-in-pictures.ts';
import { presentBuiltIn } from './present.ts';
import { readableFirst } from './readable-first.ts';

const items = builtInPictures
  .slice(0, siteLimits.landingPictures)
  .map((picture) => presentBuiltIn(builtInId(picture.name), picture));
const languageOf = (id: string) => builtInPictures.find(({ name }) => builtInId(name) === id)?.language;

describe.each(languages)('for a reader of %s', (language) => {
  it('the slides and the example are in that language, and no picture is lost', () => {
    const ordered = readableFirst(items, language);
    expect(ordered.slice(0, 4).map(({ id }) => languageOf(id))).toEqual(Array(4).fill(language));
    expect(ordered.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      items.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
  });
});

it('a picture of a user stays where an admin put it', () => {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('there are built-in pictures');
  const own = { ...first, id: 'a picture of a user' };
  expect(readableFirst([own, ...others], 'pt')[0]).toBe(own);
});
