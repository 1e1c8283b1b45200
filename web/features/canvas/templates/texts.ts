import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words of the templates that come with the editor. */
export const templatesTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  ours: 'Start from a template',
  use: 'Use the template {genre}',
  fill: 'Fill the template',
  keepsOwn: "What stays empty keeps the template's own.",
  make: 'Make the design',
  photo: 'Photo',
  line: 'Text {number}',
  choosePhoto: 'Choose a photo',
});
