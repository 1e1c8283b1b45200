import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words of the guides over the stage. */
export const viewTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  view: 'Guides',
  thirds: 'Eyes on the third',
  badge: 'Area of the length badge',
  rulers: 'Rulers',
});
