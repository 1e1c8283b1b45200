import { type Language, sourceLanguage } from '#contract/languages.ts';
import { wallSamples } from './wall-samples.ts';

/** Names of the built-in showcase (`web/public/media/showcase`), by the language of the words on them. */
const showcase: readonly { language: Language; names: readonly string[] }[] = [
  {
    language: 'en',
    names: [
      'survived',
      'volcano',
      'chili',
      'v2-iphone',
      'robots',
      'v2-million',
      'moon',
      'v2-titanic',
      'versus',
      'v2-dividends',
      'treehouse',
      'v2-workout',
      'haunted',
      'bees',
      'cake',
      'rocket',
      'crown',
      'v2-lego',
      'v2-chess',
      'v2-mars',
      'v2-wolves',
      'v2-rent',
      'v2-maze',
      'v2-amazon',
      'v2-guitar',
      'v2-chernobyl',
    ],
  },
  {
    language: 'pt',
    names: ['cat', 'shark', 'money', 'v2-island', 'v2-pyramids', 'v2-bitcoin', 'japan', 'v2-crash'],
  },
  {
    language: 'es',
    names: ['dinosaur', 'guitar', 'coffee', 'astronaut', 'v2-ramen', 'v2-spicy', 'v2-king', 'v2-freelance'],
  },
];

/** The addresses of the wall's pictures: with words in the reader's language, or else in English. */
export function wallPictures(reader: Language): string[] {
  const isIn = (one: { language: Language }) => one.language === reader;
  const pictures = [
    ...showcase.filter(isIn).flatMap(({ names }) => names.map((name) => `/media/showcase/${name}-480.webp`)),
    ...wallSamples.filter(isIn).map(({ name }) => `/samples/wall/${name}.webp`),
  ];
  return pictures.length === 0 ? wallPictures(sourceLanguage) : pictures;
}

/** The rows of a column that a screen of 1080 px shows. */
const visibleRows = 5;

/**
 * Deals pictures out to columns, or rows. No two have the same, as long as there are enough, so that nothing
 * is seen twice in one view; one that is longer than its share goes on with the others.
 */
export function dealt(pictures: readonly string[], count: number): string[][] {
  const shares = Math.min(count, Math.floor(pictures.length / visibleRows));
  return Array.from({ length: count }, (_, index) => {
    const own = pictures.filter((_picture, at) => at % shares === index % shares);
    const others = pictures.filter((picture) => !own.includes(picture));
    return index < shares ? [...own, ...others] : [...others, ...own];
  });
}
