import type { Translation } from '#web/i18n/catalogue.ts';
import type { outboxTexts } from './texts.ts';

export const texts: Translation<typeof outboxTexts.own> = {
  outboxByHand:
    'El envío de correos no está configurado, así que entrega estos por tu cuenta. Quien abre un enlace actúa como su destinatario; el registro de auditoría muestra quién leyó qué correo.',
  outboxWaiting:
    'Correos que se están enviando o no se pudieron enviar. Solo los destinatarios pueden leerlos.',
  noMails: 'No hay correos aquí',
  noMailsLine: 'Los correos que no se pueden enviar quedan aquí {days} días.',
  mailFailed: 'El último intento falló: {error}',
  mailWaiting: 'En espera',
  mailRefused: 'No enviado',
  mailKept: 'Guardado',
  readMail: 'Mostrar el texto',
  readMailTo: 'Mostrar el texto del correo para {recipient}',
  hideMail: 'Ocultar el texto',
};
