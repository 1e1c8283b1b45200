import type { Translation } from '#web/i18n/catalogue.ts';
import type { organiseTexts } from './organise-texts.ts';

export const texts = {
  favorite: 'Agregar a favoritos',
  unfavorite: 'Quitar de favoritos',
  favorites: 'Favoritos',
  rename: 'Cambiar nombre',
  tags: 'Etiquetas',
  addToCollection: 'Agregar a una colección',
  versions: { one: '{count} versión', other: '{count} versiones' },
} satisfies Translation<typeof organiseTexts.own>;
