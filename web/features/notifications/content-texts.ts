import { notificationTextsEn } from '#contract/notification-texts.ts';
import { defineTexts } from '#web/i18n/catalogue.ts';

/** Notification texts, loaded separately from the notification list. */
export const contentTexts = defineTexts(
  (language) => import(`./content-texts.${language}.ts`),
  notificationTextsEn,
);
