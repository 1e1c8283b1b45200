import type { Translation } from '#web/i18n/catalogue.ts';
import type { voiceTexts } from './texts.ts';

export const texts: Translation<typeof voiceTexts.own> = {
  dictation: 'Dictado',
  starting: 'Esperando el micrófono...',
  listening: 'Grabando',
  time: '{seconds} de {limit} segundos',
  sayIt: 'Di lo que quieres ver',
  stop: 'Detener',
  cancel: 'Cancelar el dictado',
  transcribing: 'Transcribiendo...',
  denied: 'No se pudo acceder al micrófono. Revisa los permisos.',
  noMicrophone: 'No se encontró ningún micrófono. Conecta uno e inténtalo de nuevo.',
  insecure:
    'El micrófono solo funciona en páginas https. Escribe el prompt o usa el dictado de tu dispositivo.',
  unavailable: 'El dictado no está disponible aquí. Escribe el prompt o usa el dictado de tu dispositivo.',
  nothingHeard: 'No se detectó voz. Habla más cerca del micrófono e inténtalo de nuevo.',
  failed: 'No se pudo transcribir el audio. Inténtalo de nuevo.',
  cleared: 'Prompt borrado',
  styleChosen: 'Estilo: {name}',
  toolChosen: 'Herramienta: {name}',
  ratioChosen: 'Resolución: {name}',
  countChosen: { one: 'Número de variaciones: {count}', other: 'Número de variaciones: {count}' },
  alwaysWide: 'Las miniaturas son siempre panorámicas.',
  factorChosen: 'Factor de ampliación: {factor}x',
  formatChosen: 'Formato de archivo: {format}',
};
