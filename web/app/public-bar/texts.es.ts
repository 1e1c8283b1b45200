import type { Translation } from '#web/i18n/catalogue.ts';
import type { publicBarTexts } from './texts.ts';

export const texts: Translation<typeof publicBarTexts.own> = {
  mainMenu: 'Páginas',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  home: 'Adventure, inicio',
  explore: 'Explorar',
  aiFeatures: 'Funciones de IA',
  generation: 'Generación',
  referenceImages: 'Imágenes de referencia',
  privateGallery: 'Galería privada',
  thumbnailsPreview: 'Vista previa de miniaturas',
  beta: 'Beta',
  canvasEditorHint: '¡Prueba nuestras novedades!',
  comingSoon: 'Próximamente',
  faceSwap: 'Face Swap con IA',
  faceSwapHint: '¡Disponible pronto!',
  affiliate: 'Afiliados',
};
