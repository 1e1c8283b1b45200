import { defineTexts } from '#web/i18n/catalogue.ts';

export const enhanceTextsEn = {
  title: 'Enhanced prompt',
  line: 'What the engine read in your prompt, said in full. Change it as you like.',
  lineBy: '{engine} put your prompt into fuller words. Change them as you like.',
  nothingTitle: 'Nothing to add',
  nothingLine: 'Your prompt already says all that the engine reads in it.',
  failedTitle: 'The prompt was not enhanced',
  proposal: 'Enhanced prompt',
  added: 'What was added',
  headline: 'Headline in quotation marks, printed as it stands',
  number: 'Number that carries the title',
  subject: 'Subject',
  setting: 'Setting',
  mood: 'Mood and light',
  layout: 'Arrangement',
  colors: 'Colors of your reference',
  light: 'Light of your reference',
  wording: 'Wording',
  seenBy: 'What {engine} sees in your reference',
  referenceNotRead: 'Your reference picture could not be looked at, so only the words were enhanced.',
  keep: 'Keep mine',
  use: 'Use this',
  close: 'Close',
  tryAgain: 'Try again',
  used: 'The enhanced prompt is in place',
  undo: 'Undo',
} as const;

export const enhanceTexts = defineTexts(enhanceTextsEn, (language) => import(`./texts.${language}.ts`));
