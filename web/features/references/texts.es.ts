import { uploadLimits } from '#contract/limits.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { referencesTexts } from './texts.ts';

export const texts: Translation<typeof referencesTexts.own> = {
  references: 'Referencias de estilo',
  reference: 'Referencia de estilo',
  replaceYourPhoto: 'Cambiar tu foto',
  removeYourPhoto: 'Quitar tu foto',
  correctYourPhoto: 'Ver y corregir el recorte',
  yourPhotoHint:
    'Quien sale en ella es el protagonista: recortado, grande y delante. No hay que marcar nada.',
  yourPhotoHintModel:
    'El motor recibe la foto y muestra en la imagen a quien sale en ella. No hay que marcar nada.',
  countOf: '{count} de {limit}',
  dropHintMany: 'Suelta, pega o elige hasta {limit} imágenes.',
  dropHintOne: 'Suelta, pega o elige una imagen.',
  chooseMany: 'Elegir imágenes',
  chooseOne: 'Elegir una imagen',
  replace: 'Reemplazar',
  camera: 'Usar la cámara',
  moveBack: 'Mover a la izquierda',
  moveOn: 'Mover a la derecha',
  openOne: 'Imagen {place}, {name}: {use}',
  picture: 'Imagen {place}',
  addImage: 'Agregar una imagen',
  reading: 'Leyendo {name}',
  sizeFacts: '{width}×{height} · {size} MB',

  dropHere: 'Suelta para usar como referencia',
  dropHereMany: 'Suelta para usar como referencias',

  onlyImages: 'Sube solo archivos de imagen',
  maxAllowed: `Máximo ${uploadLimits.maxReferences} imágenes permitidas`,
  maxTotal: `Como máximo ${uploadLimits.maxReferences} imágenes en total. Se conservan las ${uploadLimits.maxReferences} primeras.`,
  dropValid: 'Suelta un archivo de imagen válido',
  uploadValid: 'Sube un archivo de imagen válido',
  onlyFirst: 'Esta herramienta usa una sola imagen. Se usa la primera.',
  blockedByPreset:
    'La referencia se carga automáticamente del preajuste elegido. Elige “Ninguno” para usar la tuya.',
  blockedByYoutube:
    'La miniatura de YouTube se usa como referencia. Borra el enlace de YouTube para usar otra imagen.',
  loadFailed: 'No se pudo cargar una imagen de referencia. Agrégala de nuevo.',
  ofFile: '{name}: {reason}',
  largeShrunk: 'Imagen grande: {before} MB. Se reduce a {after} MB antes de subirla.',
  largeSent: 'Imagen grande: {before} MB. La subida puede tardar.',
  firstFrame: 'Imagen animada: solo se usa el primer cuadro.',

  use: 'Cómo se usa',
  auto: 'Automático',
  background: 'Fondo',
  card: 'Tarjeta',
  cutout: 'Recorte',
  person: 'Persona',
  palette: 'Solo los colores',
  autoHint: 'Se coloca según la composición.',
  backgroundHint: 'Fondo completo detrás del titular.',
  cardHint: 'Marco de foto inclinado.',
  cutoutHint: 'Solo el sujeto, sin su fondo.',
  personHint: 'Las personas de la foto, recortadas solas: no hay que marcar nada.',
  paletteHint: 'Usa solo los colores de la imagen.',
  markSubject: 'Marcar el sujeto',

  strokeCount: { one: '{count} trazo', many: '{count} trazos', other: '{count} trazos' },

  cameraTitle: 'Tomar una foto',
  cameraStarting: 'Esperando la cámara. Permite el acceso si el navegador lo pide.',
  cameraPreview: 'Lo que ve la cámara',
  cameraTaken: 'La foto que tomaste',
  shutter: 'Tomar foto',
  retake: 'Tomar otra',
  usePhoto: 'Usar esta foto',
  cameraDenied:
    'La cámara está bloqueada. Permite el acceso con el icono de la barra de direcciones e inténtalo de nuevo.',
  cameraMissing: 'No se encontró ninguna cámara. Conecta una e inténtalo de nuevo, o elige un archivo.',
  cameraBusy: 'Otro programa está usando la cámara. Ciérralo e inténtalo de nuevo.',
  cameraInsecure: 'La cámara solo funciona en páginas https. Abre esta página por https o elige un archivo.',
  cameraFailed: 'La cámara no se inició. Inténtalo de nuevo o elige un archivo.',

  youtube: 'Enlace de YouTube',
  youtubeHint: 'La miniatura del video se usa como referencia.',
  youtubePlaceholder: 'youtu.be/…',
  paste: 'Pegar',
  clearLink: 'Borrar el enlace',
  youtubeLoading: 'Cargando la miniatura',
  youtubeLoaded: '¡Miniatura de YouTube cargada como referencia!',
  youtubeFailed: 'No se pudo cargar la miniatura de YouTube',
  youtubePicture: 'Miniatura del video',
  clipboardDenied:
    'Tu navegador no permite que esta página lea el portapapeles. Presiona Ctrl+V (⌘V en Mac) en el campo o permite el acceso en la barra de direcciones.',
  clipboardEmpty: 'No hay texto en el portapapeles. Copia antes el enlace de un video.',

  preset: 'Preajuste',
  presetNone: 'Ninguno',
  presetMrbeast: 'MrBeast',
  presetDocumentario: 'Documental',
  presetFinancas: 'Finanzas',
  presetPicture: 'Referencia del preajuste {name}',

  dragHelp:
    'Presiona Espacio para tomar una imagen, las flechas para moverla y Espacio de nuevo para soltarla.',
  dragPicked: 'Imagen {place} lista para mover.',
  dragOver: 'Imagen movida a la posición {place} de {count}.',
  dragDropped: 'Imagen colocada en la posición {place} de {count}.',
  dragCancelled: 'Movimiento cancelado. La imagen volvió a su lugar.',
};
