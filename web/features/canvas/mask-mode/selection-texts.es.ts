import type { Translation } from '#web/i18n/catalogue.ts';
import type { selectionTexts } from './selection-texts.ts';

export const texts: Translation<typeof selectionTexts.own> = {
  row: 'Herramientas de selección',
  selectionTool: 'Herramienta de selección',
  brush: 'Pincel',
  eraser: 'Borrar',
  lasso: 'Lazo',
  rectangle: 'Rectángulo',
  wand: 'Varita',
  clearSelection: 'Borrar selección',
  finishSelection: 'Borra o aplica la selección antes de usar otra herramienta.',
};
