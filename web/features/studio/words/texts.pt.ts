import type { Translation } from '#web/i18n/catalogue.ts';
import type { wordsTexts } from './texts.ts';

export const texts: Translation<typeof wordsTexts.own> = {
  words: 'Palavras',
  byAdventure: 'Pela Adventure',
  byEngine: 'Pelo motor',
  byAdventureHint:
    'O motor faz a imagem e a Adventure escreve as palavras: nítidas, sem erros e editáveis depois, de graça.',
  byEngineHint: 'O motor faz a imagem inteira, com as palavras. Elas não podem ser mudadas depois.',
};
