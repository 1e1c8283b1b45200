import type { Translation } from '#web/i18n/catalogue.ts';
import type { proofTextsEn } from './texts.ts';

export const texts: Translation<typeof proofTextsEn> = {
  title: 'Confirme que é você',
  line: {
    one: 'Faz um tempo que você entrou, e isto diz respeito a toda a sua conta. Perguntamos de novo depois de {count} minuto.',
    other:
      'Faz um tempo que você entrou, e isto diz respeito a toda a sua conta. Perguntamos de novo depois de {count} minutos.',
  },
  password: 'Senha',
  passwordMissing: 'Digite sua senha.',
  confirm: 'Confirmar',
  confirming: 'Verificando...',
  withPassword: 'Usar a senha',
  withCode: 'Receber um código por e-mail',
  codeLine: 'Enviamos um código para {email}, que você digita aqui.',
  codeSent: 'Enviamos um código para {email}. Digite-o aqui.',
  codeKept:
    'Este servidor não envia e-mails: quem o opera tem o código para {email}. Peça-o e digite-o aqui.',
  code: 'Código',
  codeMissing: 'Digite o código.',
  sendCode: 'Enviar um código',
  sendAgain: 'Enviar outro',
  sending: 'Enviando...',
  providerLine: 'Ou entre mais uma vez. Você volta ao seu perfil e começa isto de novo.',
  withProvider: 'Entrar com {name}',
};
