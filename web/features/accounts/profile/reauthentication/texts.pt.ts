import type { Translation } from '#web/i18n/catalogue.ts';
import type { reauthenticationTexts } from './texts.ts';

export const texts: Translation<typeof reauthenticationTexts.own> = {
  title: 'Confirme que é você',
  line: {
    one: 'Só você pode fazer isto, e você entrou há algum tempo. Pedimos a confirmação de novo após {count} minuto.',
    other:
      'Só você pode fazer isto, e você entrou há algum tempo. Pedimos a confirmação de novo após {count} minutos.',
  },
  confirm: 'Confirmar',
  confirming: 'Verificando...',
  withPassword: 'Usar a senha',
  withCode: 'Receber um código por e-mail',
  codeLine: 'Enviaremos um código para {email}. Digite-o aqui.',
  codeSent: 'Enviamos um código para {email}. Digite-o aqui.',
  codeKept: 'Este servidor não envia e-mails. Peça ao operador o código para {email} e digite-o aqui.',
  code: 'Código',
  codeMissing: 'Digite o código.',
  sendCode: 'Enviar um código',
  sendAgain: 'Enviar outro',
  providerLine: 'Ou entre de novo na sua conta. Você volta a esta página e recomeça.',
  withProvider: 'Entrar com {name}',
};
