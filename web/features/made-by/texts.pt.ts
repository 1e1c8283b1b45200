import type { Translation } from '#web/i18n/catalogue.ts';
import type { madeByTextsEn } from './texts.ts';

export const texts: Translation<typeof madeByTextsEn> = {
  builtin: 'Criada pelo motor integrado',
  network: 'Ampliada pela rede integrada',
  resizing: 'Ampliada por redimensionamento',
  engine: 'Feita com {engine}',
};
