import type { Translation } from '#web/i18n/catalogue.ts';
import type { appTexts } from './texts.ts';

export const texts: Translation<typeof appTexts.own> = {
  skip: 'Saltar al contenido',
  mainMenu: 'Páginas',
  moreMenu: 'Ayuda y cuenta',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  feedPreview: 'Vista en el feed',
  community: 'Comunidad',
  tutorial: 'Tutorial',
  authenticating: 'Autenticando...',
  loading: 'Cargando',
  offline: 'No tienes conexión. Las imágenes en curso continúan.',
  pageOffline: 'Esta página aún no está guardada en este dispositivo. Se abrirá cuando vuelva la conexión.',
  lost: 'Adventure no responde. Intentándolo de nuevo...',
  brokenTitle: 'Algo salió mal',
  brokenLine: 'No se pudo cargar esta página. Tus imágenes y monedas están a salvo. Recarga la página.',
  unreachableTitle: 'Adventure no responde',
  unreachableLine: 'Revisa tu conexión o espera a que el servidor vuelva.',
  statusLine: 'Error {status}',
  newVersion: 'Hay una nueva versión disponible',
  newVersionLine: 'Recarga cuando quieras.',
};
