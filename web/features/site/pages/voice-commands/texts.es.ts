import type { Translation } from '#web/i18n/catalogue.ts';
import type { voiceCommandsTextsEn } from './texts.en.ts';

export const voiceCommandsTextsEs: Translation<typeof voiceCommandsTextsEn> = {
  title: 'Comandos de voz',
  lead: 'Di lo que quieres ver. Tus palabras se vuelven el prompt.',
  notYet: 'Aún no en esta versión',
  notYetLine: 'El micrófono junto al prompt está por venir. En esta página no se graba ni se envía nada.',
  howTitle: 'Cómo funcionará',
  how1: 'Pulsa el micrófono junto al prompt y habla.',
  how2: 'La grabación para cuando pulsas Detener, o sola a los {seconds} s.',
  how3: 'Tus palabras llegan al prompt, seleccionadas, para que las revises y cambies antes de que se cree nada.',
  how4: 'No cuesta monedas, hasta {count} veces al día.',
  todayTitle: 'Lo que funciona hoy',
  todayLine:
    'Los teléfonos y las computadoras dictan en cualquier campo de texto. Pon el cursor en el prompt y empieza:',
  ios: 'iPhone y iPad',
  iosKeys: 'Micrófono del teclado',
  android: 'Android',
  androidKeys: 'Micrófono del teclado',
  mac: 'macOS',
  macKeys: 'Pulsa Fn dos veces, o Edición e Iniciar dictado',
  windows: 'Windows',
  windowsKeys: 'Tecla Windows + H',
  todayNote: 'Lo que tu dispositivo reconoce pasa por su fabricante, no por Adventure.',
  sayTitle: 'Qué decir',
  sayLine: 'El tema, el lugar y el titular de una sola vez:',
  say1: 'Un tiburón gigante sigue a un barco pequeño al atardecer, titular: nunca mires atrás',
  say2: 'Un mando de videojuegos sobre una cuadrícula de neón, titular: sobreviví cien días',
  say3: 'Una porción de pastel de chocolate en una mesa de madera, titular: nunca falla',
  use: 'Usarlo en el estudio',
  device: 'Dispositivo',
  start: 'Cómo empezar',
};
