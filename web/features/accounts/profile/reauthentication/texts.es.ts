import type { Translation } from '#web/i18n/catalogue.ts';
import type { reauthenticationTexts } from './texts.ts';

export const texts: Translation<typeof reauthenticationTexts.own> = {
  title: 'Confirma que eres tú',
  line: {
    one: 'Solo tú puedes hacer esto y hace un rato que iniciaste sesión. Volvemos a pedir la confirmación después de {count} minuto.',
    other:
      'Solo tú puedes hacer esto y hace un rato que iniciaste sesión. Volvemos a pedir la confirmación después de {count} minutos.',
  },
  confirm: 'Confirmar',
  confirming: 'Comprobando...',
  withPassword: 'Usar la contraseña',
  withCode: 'Recibir un código por correo',
  codeLine: 'Enviaremos un código a {email}. Escríbelo aquí.',
  codeSent: 'Enviamos un código a {email}. Escríbelo aquí.',
  codeKept: 'Este servidor no envía correos. Pide al operador el código para {email} y escríbelo aquí.',
  code: 'Código',
  codeMissing: 'Escribe el código.',
  sendCode: 'Enviarme un código',
  sendAgain: 'Enviar otro',
  providerLine: 'O inicia sesión otra vez. Volverás a esta página y empezarás de nuevo.',
  withProvider: 'Iniciar sesión con {name}',
};
