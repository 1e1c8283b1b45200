import type { Translation } from '#web/i18n/catalogue.ts';
import type { viewerTexts } from './texts.ts';

export const texts: Translation<typeof viewerTexts.own> = {
  imageGone: 'Esta imagen ya no está en tu galería.',
  imageInTrash: 'Esta imagen está en la papelera.',
  picture: 'Imagen',
  filmStrip: 'Imágenes cercanas',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  times: '{scale}x',
  showDetails: 'Mostrar detalles',
  hideDetails: 'Ocultar detalles',

  reference: 'Referencia',
  referenceOf: 'Referencia {number}',
  references: { one: 'Imagen de referencia', other: 'Imágenes de referencia' },
  enlarge: 'Ampliar: {name}',
  youtubePreview: 'Vista previa de YouTube',
  sampleChannel: 'Tu canal',
  sampleFacts: '12 mil vistas · hace 2 horas',

  versions: 'Versiones',
  original: 'Original',
  designVersion: 'Diseño {number}',
  edited: 'Edición {number}',
  upscaled: 'Ampliación {factor}x',

  edit: 'Editar',
  sendTo: 'Enviar a',
  sendToUpscaler: 'Enviar al Upscaler',
  formats: 'Formatos y tamaños',
  downloading: 'Descargando...',
  fit: 'JPEG de menos de 2 MB',
  bytes: { one: '{count} byte', other: '{count} bytes' },
  qualityOf: 'calidad {quality}',
  lossless: 'sin pérdidas',
  asKept: 'archivo original',
  sizeUnknown: 'El tamaño es desconocido.',
  redrawn: 'Dibujado de nuevo a partir del diseño, gratis. Tarda unos segundos.',
  downloadRefused: 'No se pudo descargar la imagen. Inténtalo de nuevo.',
  downloadFailed: 'La descarga falló. Inténtalo de nuevo o haz clic derecho y elige “Guardar imagen como”.',
};
