import type { Translation } from '#web/i18n/catalogue.ts';
import type { trainingTexts } from './texts.ts';

export const texts: Translation<typeof trainingTexts.own> = {
  title: 'Estado del entrenamiento',
  lead: 'El progreso de los estilos que entrenas con tus imágenes.',
  inTraining: { one: '{count} estilo en entrenamiento', other: '{count} estilos en entrenamiento' },
  none: 'Ningún estilo en entrenamiento por ahora',
  show: 'Mostrar en una ventana',
  all: 'Tus estilos',
  pending: 'En cola',
  processing: 'Entrenamiento en curso',
  ready: 'Listo para usar',
  failed: 'Fallido',
  nowReady: '{style} ya está listo para usar',
  fetchFailed: 'No se pudieron obtener los estilos',
  fetchError: 'Error al obtener los estilos: {message}',
  failedTitle: 'No se pudieron cargar los estilos',
  loading: 'Cargando estilos',
  started: 'Iniciado el {date}',
  trigger: 'Palabra de activación: {word}',
  refreshed:
    'Esta página se actualiza automáticamente. Sin conexión en tiempo real, lo hace cada {seconds} s.',
  about: 'Sobre los estilos personalizados',
  noneLine: 'Los estilos que entrenas aparecen aquí con su progreso.',
};
