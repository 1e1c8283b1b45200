import { uiTexts } from '#web/ui/ui-texts.ts';

/** The tools that select, which the editor shows first. Texts quoted by the specification are verbatim. */
export const selectionTexts = uiTexts.extend((language) => import(`./selection-texts.${language}.ts`), {
  row: 'Selection tools',
  selectionTool: 'Selection tool',
  brush: 'Brush',
  eraser: 'Erase',
  lasso: 'Lasso',
  rectangle: 'Rectangle',
  wand: 'Wand',
  clearSelection: 'Clear Selection',
  finishSelection: 'Clear the selection, or apply it, before you use another tool.',
});
