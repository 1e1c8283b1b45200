import type { Translation } from '#web/i18n/catalogue.ts';
import type { shortcutTexts } from './texts.ts';

export const texts: Translation<typeof shortcutTexts.own> = {
  title: 'Atajos de teclado',
  everywhere: 'En todas partes',
  viewer: 'Visor',
  comparer: 'Comparador',
  design: 'Panel de diseño',
  keyEscape: 'Esc',
  keySpace: 'Espacio',
  closeOpen: 'Cerrar lo que está abierto',
  thisSheet: 'Mostrar esta lista',
  generate: 'Generar a partir del prompt',
  paste: 'Agregar una imagen copiada',
  chooseOption: 'Moverse entre opciones',
  search: 'Buscar',
  selectAll: 'Seleccionar todas las imágenes',
  select: 'Seleccionar la imagen enfocada',
  neighbours: 'Imagen anterior y siguiente',
  ends: 'Primera y última imagen',
  zoom: 'Acercar y volver',
  zoomSteps: 'Zoom por pasos',
  whole: 'Mostrar la imagen entera',
  divider: 'Mover el divisor',
  blink: 'Alternar las dos imágenes',
  redo: 'Rehacer',
};
