import type { Translation } from '#web/i18n/catalogue.ts';
import type { adminAccessTexts } from './texts.ts';

export const texts: Translation<typeof adminAccessTexts.own> = {
  title: 'Acesso de administrador',
  whatItIs:
    'Administradores gerenciam este servidor: veem todos os usuários e tarefas, ajudam os usuários e editam as páginas públicas.',
  notNamed:
    'Seu e-mail não está na lista de administradores. Peça ao operador que inclua {email} em ADMIN_EMAILS.',
  named: 'O operador indicou {email} como administrador. Confirme que este endereço é seu.',
  byMail: 'Por e-mail',
  byMailLine: 'Enviaremos um link para {email}. Abra-o e volte aqui.',
  outbox: 'Este servidor não envia e-mails. O operador encontra o link na caixa de saída.',
  checkAgain: 'Já abri',
  byCode: 'Com o código do servidor',
  byCodeLine: 'O servidor mostra um código ao iniciar. O código funciona uma única vez.',
  code: 'Código',
  codeMissing: 'Digite o código.',
  become: 'Virar administrador',
  checking: 'Verificando...',
  noCode: 'Confirme antes seu e-mail ou peça ao operador que reinicie o servidor para ter um código novo.',
  isAdmin: 'Você é administrador.',
  toAdmin: 'Ir para o painel de administração',
  toStudio: 'Voltar ao estúdio',
  notYet: 'Ainda não: seu e-mail não está confirmado.',
  loading: 'Carregando',
};
