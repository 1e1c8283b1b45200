import { uiTexts } from '#web/ui/ui-texts.ts';

/** What tiles say of a picture's place among the others, wherever they are. */
export const organiseTexts = uiTexts.extend((language) => import(`./organise-texts.${language}.ts`), {
  favorite: 'Add to favourites',
  unfavorite: 'Remove from favourites',
  favorites: 'Favourites',
  rename: 'Rename',
  tags: 'Tags',
  addToCollection: 'Add to collection',
  versions: { one: '{count} version', other: '{count} versions' },
});
