import type { Translation } from '#web/i18n/catalogue.ts';
import type { faceTexts } from './texts.ts';

export const texts: Translation<typeof faceTexts.own> = {
  myFacesLine: 'Fotos tuyas, listas para cada diseño. Solo tú las ves.',
  manage: 'Administrar',
  manageFaces: 'Administrar mis caras',
  byMood: 'Según el tono',
  byMoodHint: 'Se usa la cara que va con tu prompt.',
  noFace: 'Ninguna',
  original: 'Original',
  loadFailed: 'No se pudieron cargar tus caras.',
  loading: 'Cargando tus caras',

  neutral: 'Neutral',
  happy: 'Feliz',
  shocked: 'Impactada',
  angry: 'Enojada',
  thinking: 'Pensando',
  pointing: 'Señalando',
  expression: 'Expresión',
  expressionsHint:
    'La expresión se lee en la foto. Cámbiala donde no acierte; pensando y señalando las pones tú.',
  numbered: '{expression} {place}',

  keep: 'Guardar en mis caras',
  keeping: 'Guardando...',
  kept: 'Guardada en mis caras',
  keptAs: 'Su expresión: {expression}. Puedes cambiarla en “Administrar”.',
  keptWithout: 'No se encontró ninguna cara, así que cuenta como neutral.',

  consentTitle: '¿Guardar fotos de tu cara?',
  consentLead:
    'Se guardan en este servidor, ordenadas por su expresión, para que las vuelvas a usar con un toque. Solo tú las ves. Un motor recibe una solo para la imagen que hagas con ella. Puedes eliminarlas cuando quieras.',
  consent: 'Acepto que las fotos de mi cara se guarden aquí hasta que las elimine.',

  empty: 'Aún no hay caras',
  emptyLine: 'Agrega fotos tuyas con distintas expresiones.',
  addPhotos: 'Agregar fotos',
  adding: { one: 'Agregando {count} foto', other: 'Agregando {count} fotos' },
  agreeFirst: 'Acepta primero.',
  full: 'Tienes {max} caras. Elimina una para agregar otra.',
  countOf: '{count} de {max}',
  ofFile: '{name}: {reason}',
  notFound: 'No se encontró ninguna cara, así que cuenta como neutral.',

  deleteFace: 'Eliminar esta cara',
  deleteOneTitle: '¿Eliminar esta cara?',
  deleteOneSentence: 'Las imágenes hechas con ella conservan su propia copia de la foto.',
  deleteAll: 'Eliminar todas',
  deleteAllTitle: '¿Eliminar todas tus caras?',
  deleteAllSentence:
    'Se eliminan todas y se retira tu consentimiento. Las imágenes hechas con ellas conservan su propia copia de la foto.',
  deletedAll: 'Se eliminaron todas tus caras',
};
