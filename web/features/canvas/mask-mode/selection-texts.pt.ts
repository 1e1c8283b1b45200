import type { Translation } from '#web/i18n/catalogue.ts';
import type { selectionTexts } from './selection-texts.ts';

export const texts: Translation<typeof selectionTexts.own> = {
  row: 'Ferramentas de seleção',
  selectionTool: 'Ferramenta de seleção',
  brush: 'Pincel',
  eraser: 'Apagar',
  lasso: 'Laço',
  rectangle: 'Retângulo',
  wand: 'Varinha',
  clearSelection: 'Limpar seleção',
  finishSelection: 'Limpe ou aplique a seleção antes de usar outra ferramenta.',
};
