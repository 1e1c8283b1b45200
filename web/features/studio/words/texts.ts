import { uiTexts } from '#web/ui/ui-texts.ts';

/** Who sets the words of a thumbnail that a connected engine makes. */
export const wordsTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  words: 'Words',
  byAdventure: 'By Adventure',
  byEngine: 'By the engine',
  byAdventureHint:
    'The engine makes the picture, Adventure sets the words: crisp, spelled correctly, and changed later for free.',
  byEngineHint: 'The engine makes the whole picture with its words. They cannot be changed later.',
});
