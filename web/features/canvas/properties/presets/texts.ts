import { defineTexts } from '#web/i18n/catalogue.ts';

/** The names of text looks. */
export const presetTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  looks: 'Looks',
  keepLook: 'Keep this look',
  ownLook: 'Your look {number}',
  removeLook: 'Remove your look {number}',
  shout: 'Shout',
  clean: 'Clean',
  horror: 'Horror',
  gold: 'Gold',
  neon: 'Neon',
  comic: 'Comic',
  news: 'News',
  marker: 'Marker',
  ice: 'Ice',
  game: 'Game',
});
