import type { Translation } from '#web/i18n/catalogue.ts';
import type { notificationsTextsEn } from './texts.en.ts';

export const notificationsTextsEs: Translation<typeof notificationsTextsEn> = {
  welcomeTitle: 'Te damos la bienvenida a Adventure',
  welcomeGift: {
    one: '{coins} monedas gratis son tuyas durante {count} día.',
    other: '{coins} monedas gratis son tuyas durante {count} días.',
  },
  welcomeLine: 'Escribe una frase y recibe una miniatura.',
  welcomeAction: 'Crear la primera',

  firstImageTitle: '¡Felicidades por tu primera creación!',
  firstImageLine: 'Tu primera imagen está en la galería.',
  firstImageAction: 'Abrirla',

  communityTitle: 'Únete a la comunidad',
  communityLine: 'Comparte, pregunta, recibe opiniones.',
  communityAction: 'Unirme',

  expirationTitle: 'Tus monedas gratis caducan pronto',
  expirationLine: {
    one: '{count} moneda es tuya hasta el {date}.',
    other: '{count} monedas son tuyas hasta el {date}.',
  },
  expirationAction: 'Usarlas',

  lowBalanceTitle: 'Te quedan pocas monedas',
  lowBalanceLine: {
    one: 'Quedan {coins} monedas: {count} miniatura.',
    other: 'Quedan {coins} monedas: {count} miniaturas.',
  },
  lowBalanceNone: {
    one: 'Queda {count} moneda. Una miniatura cuesta {price}.',
    other: 'Quedan {count} monedas. Una miniatura cuesta {price}.',
  },
  lowBalanceAction: 'Ver planes',

  purchaseTitle: 'Tu plan {plan} está activo',
  purchaseLine: {
    one: 'Se añadió {count} moneda a tu saldo.',
    other: 'Se añadieron {count} monedas a tu saldo.',
  },
  purchaseAction: 'Ir al estudio',

  styleReadyTitle: 'Tu estilo «{name}» está listo',
  styleReadyLine: 'Elígelo en el estudio o escribe su palabra clave en un prompt.',
  styleReadyAction: 'Usarlo',

  styleFailedTitle: 'No se pudo entrenar tu estilo «{name}»',
  styleFailedLine: 'Recupéralo en el estudio para volver a intentarlo. No cuesta nada.',
  styleFailedAction: 'Ir al estudio',

  spendingTitle: 'El motor «{engine}» ha costado el {percent} % del límite de hoy',
  spendingLine:
    'Se han gastado {spent} de {limit} dólares. Al llegar al límite se recurre al siguiente motor.',
  spendingAction: 'Ver motores',

  title: 'Notificaciones',
  bell: 'Notificaciones',
  bellUnread: { one: 'Notificaciones, {count} sin leer', other: 'Notificaciones, {count} sin leer' },
  arrived: 'Nueva notificación: {title}',
  unread: 'Sin leer:',
  markAllRead: 'Marcar todas como leídas',
  allRead: 'Todo está leído',
  seeAll: 'Ver todas',
  empty: 'Aún no hay notificaciones',
  emptyLine: 'Aquí aparecerán las novedades sobre tus imágenes y monedas.',

  loading: 'Cargando tus notificaciones',
  errorTitle: 'No se pudieron cargar tus notificaciones',
  changeFailed: 'No se pudieron cambiar las notificaciones',
  loadMore: 'Cargar más ({shown} de {total})',
  loadingMore: 'Cargando...',

  clear: 'Borrar todo',
  clearTitle: '¿Borrar todas las notificaciones?',
  clearLine: 'Se eliminarán en todos tus dispositivos. Esta acción no se puede deshacer.',
};
