import { defineTexts } from '#web/i18n/catalogue.ts';

export const publicGalleryTextsEn = {
  title: 'Public Gallery',
  lead: 'Pictures from the studio with the sentences that made them: chosen by the operator, or shared by their owners.',
  pictures: { one: '{count} picture', other: '{count} pictures' },
  emptyTitle: 'Nothing is shown here yet',
  emptyLine: 'The operator of this studio has not chosen any pictures.',
  failedTitle: 'The gallery could not be loaded',
  loading: 'Loading pictures',
  loadMore: 'Load More Images ({shown} of {total})',
  loadingMore: 'Loading...',
  unavailable: 'Image unavailable',
  open: 'Open: {prompt}',
  usePrompt: 'Use this prompt',
  prompt: 'Prompt',
  style: 'Style',
  tool: 'Tool',
  size: 'Size',
  toStudio: 'Make your own',
} as const;

export const publicGalleryTexts = defineTexts(
  publicGalleryTextsEn,
  (language) => import(`./texts.${language}.ts`),
);
