import { uiTexts } from '#web/ui/ui-texts.ts';

/** What can be done with pictures that were dropped or pasted where no form takes them. */
export const droppedTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  dropHere: 'Drop to choose what to do with it',
  title: { one: 'Use this picture', other: 'Use these {count} pictures' },
  asReference: 'Use as reference in {tool}',
  upscale: 'Upscale it',
  upTo: { one: 'the first one', other: 'the first {count}' },
  onlyImages: 'Please upload only image files',
  closeFirst: 'Close this dialog first, then drop the files again',
  notReadable: 'This picture cannot be upscaled: it is damaged, too large, or in another format.',
});
