import type { Translation } from '#web/i18n/catalogue.ts';
import type { appTextsEn } from './texts.ts';

export const texts: Translation<typeof appTextsEn> = {
  skip: 'Ir al contenido',
  mainMenu: 'Páginas',
  moreMenu: 'Ayuda y cuenta',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  studio: 'Estudio',
  gallery: 'Galería',
  feedPreview: 'Vista en el feed',
  community: 'Comunidad',
  tutorial: 'Tutorial',
  contact: 'Contacto',
  upgrade: 'Mejorar plan',
  notifications: 'Notificaciones',
  authenticating: 'Autenticando...',
  loading: 'Cargando',
  offline: 'No tienes conexión. Lo que está en marcha sigue.',
  pageOffline: 'Esta página aún no está en este dispositivo. Se abre en cuanto haya conexión.',
  visitorOffline: 'No tienes conexión.',
  lost: 'Adventure no responde. Intentando de nuevo.',
  brokenTitle: 'Esta página falló',
  brokenLine:
    'Algo en esta página falló. Tus imágenes y monedas están a salvo en el servidor. Vuelve a cargar la página.',
  reload: 'Volver a cargar',
  unreachableTitle: 'Adventure no responde',
  unreachableLine: 'Revisa tu conexión o espera a que el servidor vuelva.',
  statusLine: 'Error {status}',
  newVersion: 'Hay una versión nueva',
  newVersionLine: 'Recarga cuando quieras.',
  newVersionReload: 'Recargar',
};
