import { adminTexts } from '../texts.ts';

export const showcaseTexts = adminTexts.extend((language) => import(`./texts.${language}.ts`), {
  showcaseLine: 'The first three are the slides on the landing page.',
  shown: 'Shown',
  offered: 'Submitted',
  hidden: 'Hidden',
  hide: 'Hide',
  earlier: 'Move forward',
  later: 'Move back',
  by: 'by {name}',
  delivered: 'built-in sample',
  noShowcase: 'Nothing here',
  noShowcaseLine: 'Pictures that users submit wait here for your approval.',
});
