import type { Translation } from '#web/i18n/catalogue.ts';
import type { toolbarTexts } from './texts.ts';

export const texts: Translation<typeof toolbarTexts.english> = {
  toolbar: 'Herramientas',
  move: 'Mover',
  mask: 'Máscara',
  text: 'Texto',
  shape: 'Forma',
  pen: 'Lápiz',
  crop: 'Recortar',
  hand: 'Mano',
  undo: 'Deshacer',
  redo: 'Rehacer',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  resetZoom: 'Restablecer zoom',
  fit: 'Mostrar todo',
  export: 'Exportar',
  add: 'Agregar',
  busy: 'Espera a que termine la edición.',
  nothingToUndo: 'Nada que deshacer',
  nothingToRedo: 'Nada que rehacer',
  saved: 'Guardado',
  saving: 'Guardando...',
  local: 'Guardado en este navegador; el servidor no responde.',
  refused: 'No guardado: el servidor rechazó el cambio.',
};
