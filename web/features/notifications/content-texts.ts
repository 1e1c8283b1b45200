import { notificationTextsEn } from '#contract/notification-texts.ts';
import { defineTexts } from '#web/i18n/catalogue.ts';

/** What notifications themselves say: apart from the words around them, which stand on every page. */
export const contentTexts = defineTexts(
  notificationTextsEn,
  (language) => import(`./content-texts.${language}.ts`),
);
