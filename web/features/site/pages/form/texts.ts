import { defineTexts } from '#web/i18n/catalogue.ts';

export const formTextsEn = {
  waitMinutes: {
    one: 'That was a lot in a short time. You can send again in {count} minute.',
    other: 'That was a lot in a short time. You can send again in {count} minutes.',
  },
  offline: 'You are offline. This needs a connection.',
} as const;

export const formTexts = defineTexts(formTextsEn, (language) => import(`./texts.${language}.ts`));
