import type { Translation } from '#web/i18n/catalogue.ts';
import type { styleTextsEn } from './texts.ts';

export const texts: Translation<typeof styleTextsEn> = {
  style: 'Estilo',
  allStyles: 'Todos los estilos',
  yours: 'Tuyo',
  createTile: 'Crear tu propio estilo',
  allTitle: 'Todos los estilos',
  search: 'Buscar estilos',
  presets: 'Predefinidos',
  ownStyles: 'Tus estilos',
  noMatch: 'Ningún estilo coincide con “{words}”.',
  ownFailed: 'No se pudieron cargar tus estilos personalizados.',
  reload: 'Recargar',
  done: 'Listo',
  loadFailed: 'No se pudieron cargar los estilos. Inténtalo de nuevo.',
};
