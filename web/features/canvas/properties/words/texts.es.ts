import type { Translation } from '#web/i18n/catalogue.ts';
import type { wordsTexts } from './texts.ts';

export const texts: Translation<typeof wordsTexts.english> = {
  words: 'Palabras',
  hint: 'Pulsa palabras para dar estilo solo a ellas. Con Mayús, elige todas hasta ahí.',
  styling: 'Estilo de: {words}',
  wholeText: 'Todo el texto',
  asTheRest: 'Como el resto',
  marker: 'Rotulador',
};
