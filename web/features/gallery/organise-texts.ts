import { uiTexts } from '#web/ui/ui-texts.ts';

/** What tiles say of a picture's place among the others, wherever they are. */
export const organiseTextsEn = {
  favorite: 'Add to favorites',
  unfavorite: 'Remove from favorites',
  favorites: 'Favorites',
  tags: 'Tags',
  addToCollection: 'Add to collection',
  versions: { one: '{count} version', other: '{count} versions' },
} as const;

export const organiseTexts = uiTexts.extend(
  organiseTextsEn,
  (language) => import(`./organise-texts.${language}.ts`),
);
