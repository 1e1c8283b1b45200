import type { Translation } from '#web/i18n/catalogue.ts';
import type { styleTexts } from './texts.ts';

export const texts: Translation<typeof styleTexts.own> = {
  createTile: 'Crear tu propio estilo',
  search: 'Buscar estilos',
  presets: 'Predefinidos',
  ownStyles: 'Tus estilos',
  noMatch: 'Ningún estilo coincide con “{words}”.',
  done: 'Listo',
  loadFailed: 'No se pudieron cargar los estilos. Inténtalo de nuevo.',
};
