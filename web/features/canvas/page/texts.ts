import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words of the canvas editor's page. */
export const pageTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  title: 'Canvas Editor',
  loading: 'Opening the document',
  failedTitle: 'This document could not be opened.',
  tryAgain: 'Try again',
  tools: 'Pictures and edits',
  panel: 'Layers and properties',
});
