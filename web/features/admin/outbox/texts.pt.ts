import type { Translation } from '#web/i18n/catalogue.ts';
import type { outboxTexts } from './texts.ts';

export const texts: Translation<typeof outboxTexts.own> = {
  outboxByHand:
    'O envio de e-mails não está configurado; repasse estes você mesmo. Quem abre um link age como o destinatário; o registro de auditoria mostra quem leu qual e-mail.',
  outboxWaiting:
    'E-mails que estão sendo enviados ou não puderam ser enviados. Só os destinatários podem lê-los.',
  noMails: 'Nenhum e-mail aqui',
  noMailsLine: 'Os e-mails que não podem ser enviados ficam aqui por {days} dias.',
  mailFailed: 'A última tentativa falhou: {error}',
  mailWaiting: 'Aguardando',
  mailRefused: 'Não enviado',
  mailKept: 'Guardado',
  readMail: 'Mostrar o texto',
  readMailTo: 'Mostrar o texto do e-mail para {recipient}',
  hideMail: 'Ocultar o texto',
};
