import type { Translation } from '#web/i18n/catalogue.ts';
import type { wordsTexts } from './texts.ts';

export const texts: Translation<typeof wordsTexts.english> = {
  words: 'Palavras',
  hint: 'Pressione palavras para dar estilo só a elas. Com Shift, escolha todas até ali.',
  styling: 'Estilo de: {words}',
  wholeText: 'Texto inteiro',
  asTheRest: 'Como o resto',
  marker: 'Marca-texto',
};
