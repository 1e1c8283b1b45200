import type { Translation } from '#web/i18n/catalogue.ts';
import type { galleryTexts } from './texts.ts';

export const texts: Translation<typeof galleryTexts.own> = {
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
  referenceNotUsed:
    'Este motor no pudo usar todas las imágenes de referencia. Las que no se usaron se conservan.',
  nothingToDraw:
    'El motor integrado no encontró en el prompt nada que dibujar o escribir, así que el diseño es solo un fondo. Nombra un animal, un objeto o un sentimiento, o pon palabras entre comillas.',
  emojiOnly: 'El prompt no tiene palabras, así que el diseño usa sus emojis y no tiene titular.',
  noWords:
    'El prompt no tiene palabras, así que el motor integrado no eligió ningún tema. La herramienta Thumbnails escribe los caracteres tal como los escribiste.',
  cutoutNotMarked:
    'No se marcó el sujeto de una referencia para recortar, así que la imagen entera se muestra en un marco. Pinta sobre la parte que quieres conservar.',
  cutoutFailed:
    'Las marcas de una referencia para recortar seleccionan la imagen entera o nada, así que se muestra en un marco. Marca más del sujeto y del fondo que lo rodea.',

  publicGallery: 'Galería pública',
  newPictures: { one: '{count} imagen nueva', other: '{count} imágenes nuevas' },
  sharedNot: 'No está en la galería pública.',
  sharedOffered: 'En espera de aprobación para aparecer en la galería pública.',
  sharedShown: 'Cualquiera puede ver esta imagen.',
  sharedHidden: 'Retirada por un administrador.',
  submit: 'Enviar a la galería pública',
  submitTitle: '¿Enviar esta imagen?',
  submitLine:
    'Todos pueden verla en la galería pública, con su prompt, cuando un administrador la apruebe. Puedes retirarla en cualquier momento.',
  submitNow: 'Enviar',
  unshare: 'Retirar',
};
