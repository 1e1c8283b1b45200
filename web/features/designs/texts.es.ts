import type { Translation } from '#web/i18n/catalogue.ts';
import type { designTexts } from './texts.ts';

export const texts: Translation<typeof designTexts.own> = {
  loading: 'Cargando el diseño',
  preview: 'Vista previa del diseño',
  redrawing: 'Redibujando',
  controls: 'Partes del diseño',
  changePart: 'Cambiar: {part}',
  changeNamed: 'Cambiar: {part} ({name})',
  moveHint: 'Arrastra para mover. Las flechas mueven; más y menos cambian el tamaño.',
  scaleCorner: 'Arrastra para cambiar el tamaño',
  resetPosition: 'Restablecer posición',

  redo: 'Rehacer',
  reset: 'Descartar todos los cambios',
  openInEditor: 'Abrir en el editor',
  save: 'Guardar versión',
  free: 'Hoy quedan {left} de {most} versiones gratis de esta imagen',
  usedUp: 'Hoy ya guardaste {most} versiones de esta imagen. Mañana podrás guardar más.',
  nothingChanged: 'Cambia algo primero.',
  saveFailed: 'No se pudo guardar la versión. {reason}',

  discardTitle: '¿Descartar tus cambios?',
  discardSentence: 'Los cambios sin guardar se perderán.',
  discard: 'Descartar',

  headline: 'Titular',
  headlineHint: 'Se mantienen los saltos de línea. Los emojis se quitan.',
  noHeadline: 'Sin titular',
  headlineHidden: 'Esta composición no muestra titular. Elige otra.',
  standsOut: 'Línea destacada',
  automatic: 'Automático',
  otherHeadlines: 'Otros titulares',

  hero: 'Ilustración',
  searchHero: 'Buscar ilustraciones',
  noHero: 'Sin ilustración',
  yourPhotos: { one: 'Tu foto', other: 'Tus fotos' },
  nothingFound: 'No se encontró nada. Prueba con otra palabra.',
  searchFailed: 'La búsqueda falló. Inténtalo de nuevo.',

  background: 'Fondo',
  moods: 'Luz',

  colours: 'Colores',
  paletteScene: 'Como el fondo',
  accent: 'Acento',
  ownAccent: 'Color personalizado',
  accentMoved: 'Cambiado a {color} para que se lea bien.',

  layout: 'Composición',
};
