import type { Translation } from '#web/i18n/catalogue.ts';
import type { organiseTexts } from './organise-texts.ts';

export const texts = {
  favorite: 'Adicionar aos favoritos',
  unfavorite: 'Remover dos favoritos',
  favorites: 'Favoritos',
  rename: 'Renomear',
  tags: 'Etiquetas',
  addToCollection: 'Adicionar a uma coleção',
  versions: { one: '{count} versão', other: '{count} versões' },
} satisfies Translation<typeof organiseTexts.own>;
