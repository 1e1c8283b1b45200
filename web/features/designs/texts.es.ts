import type { Translation } from '#web/i18n/catalogue.ts';
import type { designTextsEn } from './texts.ts';

export const texts: Translation<typeof designTextsEn> = {
  title: 'Editar diseño',
  loading: 'Leyendo el diseño',
  tryAgain: 'Intentar de nuevo',
  preview: 'Vista previa del diseño',
  redrawing: 'Redibujando',
  controls: 'Partes del diseño',

  undo: 'Deshacer',
  redo: 'Rehacer',
  reset: 'Descartar todos los cambios',
  close: 'Cerrar',
  save: 'Guardar versión',
  saving: 'Guardando...',
  free: 'Gratis · quedan {left} de {most} hoy',
  usedUp: 'Hoy ya guardaste {most} versiones de esta imagen. Guarda más mañana.',
  nothingChanged: 'Cambia algo primero.',
  saveFailed: 'No se pudo guardar la versión. {reason}',

  discardTitle: '¿Descartar tus cambios?',
  discardSentence: 'Lo que no se guarda como versión se pierde.',
  discard: 'Descartar',

  headline: 'Titular',
  headlineHint: 'Una línea cada vez. Los emojis se omiten.',
  noHeadline: 'Sin titular',
  headlineHidden: 'Esta composición no muestra titular. Elige otra.',
  standsOut: 'Destacada',
  automatic: 'Automático',
  otherHeadlines: 'Otros titulares',

  hero: 'Ilustración',
  searchHero: 'Buscar ilustraciones',
  noHero: 'Sin ilustración',
  nothingFound: 'No se encontró nada. Prueba con otra palabra.',
  searchFailed: 'La búsqueda no funcionó. Inténtalo de nuevo.',

  background: 'Fondo',
  moods: 'Luz',

  colours: 'Colores',
  paletteScene: 'Del fondo',
  accent: 'Acento',
  ownAccent: 'Un color propio',
  accentMoved: 'Cambiado a {color}, para que se pueda leer.',

  layout: 'Composición',
  style: 'Estilo',
};
