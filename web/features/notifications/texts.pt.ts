import type { Translation } from '#web/i18n/catalogue.ts';
import type { notificationsTexts } from './texts.ts';

export const texts: Translation<typeof notificationsTexts.own> = {
  bellUnread: { one: 'Notificações, {count} não lida', other: 'Notificações, {count} não lidas' },
  arrived: 'Nova notificação: {title}',
  unread: 'Não lida:',
  markAllRead: 'Marcar todas como lidas',
  allRead: 'Todas lidas',
  seeAll: 'Ver todas',
  empty: 'Nenhuma notificação ainda',
  emptyLine: 'Novidades sobre suas imagens e moedas aparecem aqui.',

  emptyLineCoinFree: 'Novidades sobre suas imagens aparecem aqui.',
  loading: 'Carregando suas notificações',
  errorTitle: 'Não foi possível carregar suas notificações',
  changeFailed: 'Não foi possível atualizar as notificações',
  loadMore: 'Carregar mais ({shown} de {total})',

  clear: 'Limpar tudo',
  clearTitle: 'Limpar todas as notificações?',
  clearLine: 'Elas serão removidas em todos os seus dispositivos. Esta ação não pode ser desfeita.',
};
