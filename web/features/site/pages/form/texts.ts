import { defineTexts } from '#web/i18n/catalogue.ts';

export const formTextsEn = {
  waitMinutes: {
    one: 'Too many messages in a short time. You can send again in {count} minute.',
    other: 'Too many messages in a short time. You can send again in {count} minutes.',
  },
  offline: 'You are offline. Reconnect to continue.',
} as const;

export const formTexts = defineTexts(formTextsEn, (language) => import(`./texts.${language}.ts`));
