import { defineTexts } from '#web/i18n/catalogue.ts';

export const formTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  waitMinutes: {
    one: 'Too many messages in a short time. You can send again in {count} minute.',
    other: 'Too many messages in a short time. You can send again in {count} minutes.',
  },
  offline: 'You are offline. Reconnect to continue.',
});
