import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words of the canvas editor's stage. */
export const stageTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  stage: 'Picture being edited',
  stageRole: 'image editor',
  scaled: 'scaled {scale}',
  editText: 'Text of the layer',
});
