import type { Translation } from '#web/i18n/catalogue.ts';
import type { adminAccessTexts } from './texts.ts';

export const texts: Translation<typeof adminAccessTexts.own> = {
  title: 'Acceso de administrador',
  whatItIs:
    'Los administradores gestionan este servidor: ven a todos los usuarios y tareas, ayudan a los usuarios y editan las páginas públicas.',
  notNamed:
    'Tu correo no está en la lista de administradores. Pide al operador que agregue {email} a ADMIN_EMAILS.',
  named: 'El operador indicó {email} como administrador. Confirma que esta dirección es tuya.',
  byMail: 'Por correo',
  byMailLine: 'Enviaremos un enlace a {email}. Ábrelo y vuelve aquí.',
  outbox: 'Este servidor no envía correos. El operador encuentra el enlace en la bandeja de salida.',
  checkAgain: 'Ya lo abrí',
  byCode: 'Con el código del servidor',
  byCodeLine: 'El servidor muestra un código al iniciar. El código funciona una sola vez.',
  code: 'Código',
  codeMissing: 'Escribe el código.',
  become: 'Convertirme en administrador',
  checking: 'Comprobando...',
  noCode: 'Confirma antes tu correo o pide al operador que reinicie el servidor para tener un código nuevo.',
  isAdmin: 'Eres administrador.',
  toAdmin: 'Ir al panel de administración',
  toStudio: 'Volver al estudio',
  notYet: 'Todavía no: tu correo no está confirmado.',
  loading: 'Cargando',
};
