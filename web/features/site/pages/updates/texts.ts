import { defineTexts } from '#web/i18n/catalogue.ts';

export const updatesTextsEn = {
  title: 'Updates',
  lead: 'What changed in Adventure, newest first.',
  inEnglish: 'The notes are written in English.',
  unreleased: 'In this version, not released yet',
  empty: 'Nothing has been written down yet.',
} as const;

export const updatesTexts = defineTexts(updatesTextsEn, (language) => import(`./texts.${language}.ts`));
