import type { Translation } from '#web/i18n/catalogue.ts';
import type { adminAccessTextsEn } from './texts.ts';

export const texts: Translation<typeof adminAccessTextsEn> = {
  title: 'Acceso de administrador',
  whatItIs:
    'Los administradores llevan este servidor: ven a todos los usuarios y trabajos, dan monedas y planes y escriben lo que está en las páginas públicas.',
  notNamed:
    'Tu correo no está entre los que el operador ha indicado. Pide a quien lleva este servidor que añada {email} a ADMIN_EMAILS.',
  named: 'El operador ha indicado tu correo, {email}. Prueba que es tuyo, y el derecho es tuyo.',
  byMail: 'Por correo',
  byMailLine: 'Enviamos un enlace a {email}. Ábrelo y vuelve aquí.',
  sendLink: 'Enviar el enlace',
  sending: 'Enviando...',
  sent: 'Enviado. Revisa tu correo.',
  outbox: 'Guardado en la bandeja de salida, porque este servidor no envía correos. Su operador lo lee allí.',
  checkAgain: 'Ya lo he abierto',
  byCode: 'Con el código del servidor',
  byCodeLine: 'El servidor muestra un código al arrancar. Funciona una vez.',
  code: 'Código',
  codeMissing: 'Escribe el código.',
  become: 'Hacerme administrador',
  checking: 'Comprobando...',
  noCode: 'Prueba antes tu correo o pide al operador que reinicie el servidor para tener un código.',
  isAdmin: 'Eres administrador.',
  toAdmin: 'Ir al panel de administración',
  toStudio: 'Volver al estudio',
  notYet: 'Todavía no: el correo no está confirmado.',
  loading: 'Cargando',
};
