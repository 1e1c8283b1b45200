import type { Translation } from '#web/i18n/catalogue.ts';
import type { madeByTexts } from './texts.ts';

export const texts: Translation<typeof madeByTexts.own> = {
  builtin: 'Criada pelo motor integrado',
  canvas: 'Feita no editor de canvas',
  edited: 'Editada pelo motor integrado',
  network: 'Ampliada pela rede integrada',
  resizing: 'Ampliada por redimensionamento',
  engine: 'Feita com {engine}',
};
