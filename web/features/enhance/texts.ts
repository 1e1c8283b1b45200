import { uiTexts } from '#web/ui/ui-texts.ts';

export const enhanceTextsEn = {
  title: 'Enhanced prompt',
  line: 'Here is a fuller version of your prompt. Edit it if you like.',
  lineBy: '{engine} expanded your prompt. Edit it if you like.',
  nothingTitle: 'Nothing to add',
  nothingLine: 'Your prompt is already detailed.',
  failedTitle: 'The prompt could not be enhanced',
  proposal: 'Enhanced prompt',
  added: 'What was added',
  headline: 'Headline in quotation marks, used as written',
  number: 'Featured number',
  subject: 'Subject',
  setting: 'Setting',
  mood: 'Mood and light',
  layout: 'Layout',
  colors: 'Colours of your reference',
  light: 'Light of your reference',
  wording: 'Wording',
  seenBy: 'What {engine} sees in your reference',
  referenceNotRead: 'Your reference image could not be analysed, so only the text was enhanced.',
  keep: 'Keep mine',
  use: 'Use this',
  used: 'Enhanced prompt applied',
} as const;

export const enhanceTexts = uiTexts.extend(enhanceTextsEn, (language) => import(`./texts.${language}.ts`));
