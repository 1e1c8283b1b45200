import type { Translation } from '#web/i18n/catalogue.ts';
import type { galleryTexts } from './texts.ts';

export const texts: Translation<typeof galleryTexts.own> = {
  edit: 'Editar',
  title: 'Tu galería',
  pictures: { one: '{count} imagen', other: '{count} imágenes' },
  newImage: 'Nueva imagen',
  timestamp: 'Duración del video',
  timestampHint: 'Muestra dónde ponen la duración los sitios de video',

  loading: 'Cargando tus imágenes',
  loadMore: 'Cargar más imágenes ({shown} de {total})',
  emptyTitle: 'No hay imágenes en tu galería',
  emptyText: 'Crea tu primera imagen haciendo clic en Nueva imagen',
  errorTitle: 'No se pudo cargar la galería',
  httpError: 'Error HTTP {status}',
  notJson: 'No se pudo leer la respuesta del servidor como JSON',
  invalidFormat: 'El servidor envió datos en un formato no válido',
  tryAgain: 'Intentar de nuevo',

  freeMode: 'Modo gratuito activo',
  v2Locked: 'ThumbnailsV2 bloqueado',

  showcase: 'Vitrina de la comunidad',
  showcaseLine: 'Imágenes que otros crearon aquí, con sus prompts.',
  showcaseMore: 'Cargar más ejemplos ({shown} de {total})',
  showcaseFailed: 'No se pudieron cargar más ejemplos. Inténtalo de nuevo.',

  tryTile: 'Intentar de nuevo',
  minutes: '{count} min',
  hours: '{count} h',
  yesterday: 'Ayer',
  days: { one: '{count} día', other: '{count} días' },

  more: 'Más',
  moreAbout: 'Más: {prompt}',
  versionSaved: 'Versión guardada',
  copyPrompt: 'Copiar prompt',
  promptCopied: 'Prompt copiado',
  usePrompt: 'Usar el prompt',
  useSettings: 'Usar todos los ajustes',
  deleteQuestion: '¿Seguro que quieres eliminar esta imagen?',

  details: 'Detalles de la imagen',
  previous: 'Anterior',
  next: 'Siguiente',
  position: '{position} / {total}',
  copy: 'Copiar',
  creativeDetailing: 'Detalle creativo',

  newPictures: { one: '{count} imagen nueva', other: '{count} imágenes nuevas' },
};
