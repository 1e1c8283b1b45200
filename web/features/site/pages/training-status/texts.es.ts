import type { Translation } from '#web/i18n/catalogue.ts';
import type { trainingTextsEn } from './texts.ts';

export const texts: Translation<typeof trainingTextsEn> = {
  title: 'Estado del entrenamiento',
  lead: 'Estilos que aprenden de tus imágenes, y cuánto le falta a cada uno.',
  inTraining: { one: '{count} estilo en entrenamiento', other: '{count} estilos en entrenamiento' },
  none: 'Ningún estilo en entrenamiento ahora',
  show: 'Mostrar en una ventana',
  modalTitle: 'Estado del entrenamiento',
  all: 'Tus estilos',
  pending: 'En cola',
  processing: 'Entrenamiento en curso',
  ready: 'Listo para usar',
  failed: 'Fallido',
  percent: '{value} %',
  nowReady: '{style} ya está listo para usar',
  fetchFailed: 'No se pudieron obtener los estilos',
  fetchError: 'Error al obtener los estilos: {message}',
  failedTitle: 'No se pudieron cargar los estilos',
  loading: 'Cargando estilos',
  started: 'Iniciado el {date}',
  trigger: 'Palabra clave: {word}',
  refreshed: 'Los cambios aparecen solos. Sin conexión, se mira cada {seconds} s.',
  about: 'Qué son los estilos propios',
  noneLine: 'Un estilo que entrenas aparece aquí con su progreso.',
};
