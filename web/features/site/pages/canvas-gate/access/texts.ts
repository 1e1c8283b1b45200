import { defineTexts } from '#web/i18n/catalogue.ts';

/** What the canvas editor's page says before it knows who may use it: visitors' texts load with the gate. */
export const accessTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  title: 'Canvas Editor',
  authenticating: 'Authenticating...',
  verifying: 'Verifying plan access...',
});
