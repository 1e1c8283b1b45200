import type { Translation } from '#web/i18n/catalogue.ts';
import type { toolbarTexts } from './texts.ts';

export const texts: Translation<typeof toolbarTexts.english> = {
  toolbar: 'Ferramentas',
  move: 'Mover',
  mask: 'Máscara',
  text: 'Texto',
  shape: 'Forma',
  pen: 'Caneta',
  crop: 'Cortar',
  hand: 'Mão',
  undo: 'Desfazer',
  redo: 'Refazer',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  resetZoom: 'Redefinir zoom',
  fit: 'Mostrar tudo',
  export: 'Exportar',
  add: 'Adicionar',
  busy: 'Aguarde a edição terminar.',
  nothingToUndo: 'Nada para desfazer',
  nothingToRedo: 'Nada para refazer',
  saved: 'Salvo',
  saving: 'Salvando...',
  local: 'Salvo neste navegador; o servidor não responde.',
  refused: 'Não salvo: o servidor recusou a alteração.',
};
