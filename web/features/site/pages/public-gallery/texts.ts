import { siteTexts } from '#web/i18n/site-texts.ts';

export const publicGalleryTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  title: 'Public Gallery',
  lead: 'Pictures from the studio with their prompts, chosen by the operator or submitted by their owners.',
  pictures: { one: '{count} picture', other: '{count} pictures' },
  emptyTitle: 'Nothing here yet',
  emptyLine: 'The operator has not chosen any pictures yet.',
  failedTitle: 'The gallery could not be loaded',
  loading: 'Loading pictures',
  loadMore: 'Load More Images ({shown} of {total})',
  open: 'Open: {prompt}',
  usePrompt: 'Use this prompt',
  prompt: 'Prompt',
  style: 'Style',
  tool: 'Tool',
  size: 'Size',
  toStudio: 'Make your own',
});
