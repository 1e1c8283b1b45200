import type { Translation } from '#web/i18n/catalogue.ts';
import type { proofTextsEn } from './texts.ts';

export const texts: Translation<typeof proofTextsEn> = {
  title: 'Confirma que eres tú',
  line: {
    one: 'Entraste hace un rato, y esto afecta a toda tu cuenta. Volvemos a preguntar después de {count} minuto.',
    other:
      'Entraste hace un rato, y esto afecta a toda tu cuenta. Volvemos a preguntar después de {count} minutos.',
  },
  password: 'Contraseña',
  passwordMissing: 'Escribe tu contraseña.',
  confirm: 'Confirmar',
  confirming: 'Comprobando...',
  withPassword: 'Usar la contraseña',
  withCode: 'Recibir un código por correo',
  codeLine: 'Enviamos un código a {email}, que escribes aquí.',
  codeSent: 'Enviamos un código a {email}. Escríbelo aquí.',
  codeKept:
    'Este servidor no envía correos: quien lo opera tiene el código para {email}. Pídelo y escríbelo aquí.',
  code: 'Código',
  codeMissing: 'Escribe el código.',
  sendCode: 'Enviarme un código',
  sendAgain: 'Enviar otro',
  sending: 'Enviando...',
  providerLine: 'O inicia sesión una vez más. Vuelves a tu perfil y empiezas esto de nuevo.',
  withProvider: 'Iniciar sesión con {name}',
};
