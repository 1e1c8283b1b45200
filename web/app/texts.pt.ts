import type { Translation } from '#web/i18n/catalogue.ts';
import type { appTextsEn } from './texts.ts';

export const texts: Translation<typeof appTextsEn> = {
  skip: 'Ir para o conteúdo',
  mainMenu: 'Páginas',
  moreMenu: 'Ajuda e conta',
  menu: 'Menu',
  closeMenu: 'Fechar o menu',
  studio: 'Estúdio',
  gallery: 'Galeria',
  feedPreview: 'Prévia no feed',
  community: 'Comunidade',
  tutorial: 'Tutorial',
  contact: 'Contato',
  upgrade: 'Fazer upgrade',
  notifications: 'Notificações',
  authenticating: 'Autenticando...',
  loading: 'Carregando',
  offline: 'Você está sem conexão. As tarefas continuam.',
  pageOffline: 'Esta página ainda não está neste dispositivo. Ela abre assim que houver conexão.',
  visitorOffline: 'Você está sem conexão.',
  lost: 'O Adventure não responde. Tentando de novo.',
  brokenTitle: 'Esta página quebrou',
  brokenLine:
    'Algo nesta página falhou. Suas imagens e moedas estão seguras no servidor. Carregue a página de novo.',
  reload: 'Carregar de novo',
  unreachableTitle: 'O Adventure não responde',
  unreachableLine: 'Confira sua conexão ou espere o servidor voltar.',
  statusLine: 'Erro {status}',
  newVersion: 'Há uma nova versão',
  newVersionLine: 'Recarregue quando quiser.',
  newVersionReload: 'Recarregar',
};
