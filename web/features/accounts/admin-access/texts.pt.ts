import type { Translation } from '#web/i18n/catalogue.ts';
import type { adminAccessTextsEn } from './texts.ts';

export const texts: Translation<typeof adminAccessTextsEn> = {
  title: 'Acesso de administrador',
  whatItIs:
    'Administradores cuidam deste servidor: veem todos os usuários e trabalhos, dão moedas e planos e escrevem o que está nas páginas públicas.',
  notNamed:
    'Seu e-mail não está entre os que o operador indicou. Peça a quem mantém este servidor que inclua {email} em ADMIN_EMAILS.',
  named: 'O operador indicou seu e-mail, {email}. Prove que ele é seu, e o direito é seu.',
  byMail: 'Por e-mail',
  byMailLine: 'Enviamos um link para {email}. Abra-o e volte aqui.',
  sendLink: 'Enviar o link',
  sending: 'Enviando...',
  sent: 'Enviado. Confira seu e-mail.',
  outbox: 'Guardado na caixa de saída, pois este servidor não envia e-mails. O operador o lê lá.',
  checkAgain: 'Já abri',
  byCode: 'Pelo código do servidor',
  byCodeLine: 'O servidor mostra um código quando é iniciado. Ele funciona uma vez.',
  code: 'Código',
  codeMissing: 'Digite o código.',
  become: 'Tornar-me administrador',
  checking: 'Verificando...',
  noCode: 'Prove antes seu e-mail ou peça ao operador que reinicie o servidor para ter um código.',
  isAdmin: 'Você é administrador.',
  toAdmin: 'Ir para o painel de administração',
  toStudio: 'Voltar ao estúdio',
  notYet: 'Ainda não: o e-mail não está confirmado.',
  loading: 'Carregando',
};
