import type { Translation } from '#web/i18n/catalogue.ts';
import type { leftPanelTexts } from './texts.ts';

export const texts: Translation<typeof leftPanelTexts.own> = {
  hidePanel: 'Ocultar imágenes y ediciones',
  showPanel: 'Mostrar imágenes y ediciones',
  coinsWord: 'monedas',
  getCoins: 'Obtener más monedas',
  editImage: 'Editar imagen',
  promptLabel: 'Describe lo que quieres editar',
  promptExample: 'Hazla de noche, con lluvia en el suelo',
  selectImageFirst: 'Selecciona una imagen de tu galería antes de editar',
  generating: 'Generando...',
  editsRemaining: { one: '{count} edición restante', other: '{count} ediciones restantes' },
  willSpend: 'Vas a gastar {coins}',
  lowCoins: 'Te quedan pocas monedas.',
  yourGallery: 'Tu galería',
  noImages: 'No hay imágenes disponibles',
  galleryFailed: 'Error al cargar la galería',
  edit: 'Editar',
  loadMore: 'Cargar más',
  openOne: 'Editar {name}',
  recentEdits: 'Ediciones recientes',
  noEdits: 'Tus ediciones aparecerán aquí.',
  editsFailed: 'No se pudieron cargar tus ediciones.',
  onlyHere: 'Guardada solo en este navegador, hasta que el servidor responda.',
};
