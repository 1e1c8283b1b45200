import type { Translation } from '#web/i18n/catalogue.ts';
import type { appTexts } from './texts.ts';

export const texts: Translation<typeof appTexts.own> = {
  skip: 'Pular para o conteúdo',
  mainMenu: 'Páginas',
  moreMenu: 'Ajuda e conta',
  menu: 'Menu',
  closeMenu: 'Fechar o menu',
  feedPreview: 'Prévia no feed',
  community: 'Comunidade',
  tutorial: 'Tutorial',
  authenticating: 'Autenticando...',
  loading: 'Carregando',
  offline: 'Você está sem conexão. As imagens em andamento continuam.',
  pageOffline: 'Esta página ainda não está salva neste dispositivo. Ela abre quando a conexão voltar.',
  lost: 'O Adventure não está respondendo. Tentando de novo...',
  brokenTitle: 'Algo deu errado',
  brokenLine:
    'Não foi possível carregar esta página. Suas imagens e moedas estão seguras. Recarregue a página.',
  unreachableTitle: 'O Adventure não está respondendo',
  unreachableLine: 'Confira sua conexão ou espere o servidor voltar.',
  statusLine: 'Erro {status}',
  newVersion: 'Há uma nova versão disponível',
  newVersionLine: 'Recarregue quando quiser.',
};
