import type { Translation } from '#web/i18n/catalogue.ts';
import type { notificationsTexts } from './texts.ts';

export const texts: Translation<typeof notificationsTexts.own> = {
  bellUnread: { one: 'Notificaciones, {count} sin leer', other: 'Notificaciones, {count} sin leer' },
  arrived: 'Nueva notificación: {title}',
  unread: 'Sin leer:',
  markAllRead: 'Marcar todas como leídas',
  allRead: 'Todas leídas',
  seeAll: 'Ver todas',
  empty: 'Aún no hay notificaciones',
  emptyLine: 'Las novedades sobre tus imágenes y monedas aparecen aquí.',

  emptyLineCoinFree: 'Las novedades sobre tus imágenes aparecen aquí.',
  loading: 'Cargando tus notificaciones',
  errorTitle: 'No se pudieron cargar tus notificaciones',
  changeFailed: 'No se pudieron actualizar las notificaciones',
  loadMore: 'Cargar más ({shown} de {total})',

  clear: 'Borrar todo',
  clearTitle: '¿Borrar todas las notificaciones?',
  clearLine: 'Se eliminarán en todos tus dispositivos. Esta acción no se puede deshacer.',
};
