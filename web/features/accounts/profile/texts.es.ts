import type { Translation } from '#web/i18n/catalogue.ts';
import type { profileTexts } from './texts.ts';

export const texts: Translation<typeof profileTexts.own> = {
  title: 'Perfil',
  sections: 'Secciones del perfil',
  loading: 'Cargando tu perfil',
  errorTitle: 'No se pudo cargar tu perfil',

  saved: 'Guardado',

  you: 'Tú',
  picture: 'Foto',
  pictureAdd: 'Elige una foto tuya',
  pictureHint: 'Recortada a un cuadrado de {side} píxeles.',
  pictureUse: 'Usar esta foto',
  pictureRemove: 'Quitar foto',
  pictureRemoving: 'Quitando...',
  picturePreview: 'La foto que elegiste',
  pictureUploading: 'Subiendo...',
  emailVerified: 'Confirmado',
  emailUnverified: 'Aún sin confirmar. Usa el enlace que está en tu correo.',
  emailUnverifiedNoMail: 'Aún sin confirmar. Este servidor no envía correos; pide el enlace a su operador.',
  emailUnverifiedOutbox:
    'Aún sin confirmar. Este servidor no envía correos: el enlace está en la bandeja de salida.',
  openOutbox: 'Abrir la bandeja de salida',
  memberSince: 'Miembro desde {date}',

  preferences: 'Preferencias',
  theme: 'Tema',
  writesPrompt: 'Incluir mi prompt en las descargas',
  writesPromptLine: 'Quien tenga el archivo puede leerlo.',

  mails: 'Correos',
  mailsLine: 'Los correos de la cuenta, como los enlaces de contraseña, siempre se envían.',
  newSignIn: 'Inicio de sesión en un navegador nuevo',
  newSignInLine: 'Para que te enteres si no fuiste tú.',
  coinsExpiring: 'Monedas a punto de vencer',
  coinsExpiringLine: 'Unos días antes de que venzan.',
  news: 'Novedades de Adventure',
  newsLine: 'Novedades del operador de este servidor.',

  secondFactor: 'Inicio de sesión en dos pasos',
  passwordLine: 'Al cambiarla, se cierra la sesión en los demás dispositivos.',
  passwordFirst:
    'Actualmente inicias sesión de otra forma. Con una contraseña, también podrás usar tu correo.',
  currentPassword: 'Contraseña actual',
  currentMissing: 'Escribe tu contraseña actual.',
  changePassword: 'Cambiar contraseña',
  setPassword: 'Crear contraseña',
  passwordChanged: 'Se cambió la contraseña.',
  sessionsEnded: {
    one: 'Se cerró {count} sesión más.',
    other: 'Se cerraron {count} sesiones más.',
  },

  sessions: 'Sesiones activas',
  sessionsLine: 'Si no reconoces una sesión, ciérrala y cambia tu contraseña.',
  sessionOn: '{browser} en {system}',
  unknownBrowser: 'Navegador desconocido',
  thisSession: 'Este navegador',
  lastSeen: 'Última actividad {time}',
  since: 'Sesión iniciada el {date}',
  endSession: 'Cerrar sesión',
  endSessionOf: 'Cerrar sesión: {name}',
  ending: 'Cerrando sesión...',
  signOutEverywhere: 'Cerrar sesión en todos los dispositivos',
  signOutEverywhereQuestion:
    'Esto cierra la sesión en todos los dispositivos, también en este. Después puedes volver a iniciar sesión.',

  waysIn: 'Formas de entrar',
  wayPassword: 'Correo y contraseña',
  linkedOn: 'Desde {date}',
  link: 'Vincular {name}',
  linked: '{name} está vinculado.',
  unlink: 'Desvincular',
  unlinkOf: 'Desvincular {name}',
  unlinking: 'Desvinculando...',
  onlyWay: 'Tu única forma de entrar',

  data: 'Tus datos',
  download: 'Descargar todos mis datos',
  downloadLine: 'Un zip con tus imágenes, tus registros y el historial de monedas.',
  downloadLineCoinFree: 'Un zip con tus imágenes y tus registros.',
  delete: 'Eliminar mi cuenta',
  deleteLine: {
    one: 'Todos los datos personales se eliminan después de {count} día. Hasta entonces puedes deshacerlo aquí.',
    other:
      'Todos los datos personales se eliminan después de {count} días. Hasta entonces puedes deshacerlo aquí.',
  },
  deleteQuestion: {
    one: 'Tu cuenta y todo lo que contiene se eliminarán definitivamente después de {count} día. Para deshacerlo, inicia sesión antes y elige “Conservar mi cuenta” en tu perfil. Los demás dispositivos se desconectan ahora.',
    other:
      'Tu cuenta y todo lo que contiene se eliminarán definitivamente después de {count} días. Para deshacerlo, inicia sesión antes y elige “Conservar mi cuenta” en tu perfil. Los demás dispositivos se desconectan ahora.',
  },
  deletePlan:
    'Tu suscripción deja de renovarse ahora y se cancela cualquier cambio previsto. Si conservas la cuenta, la suscripción continúa.',
  deleteType: 'Escribe {email} para confirmar',
  deleteMismatch: 'Este no es el correo de tu cuenta.',
  deleting: 'Eliminando...',
  deletionDue: 'Tu cuenta se eliminará el {date}.',
  keep: 'Conservar mi cuenta',
  keeping: 'Conservando...',
};
