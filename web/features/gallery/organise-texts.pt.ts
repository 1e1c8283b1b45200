import type { Translation } from '#web/i18n/catalogue.ts';
import type { organiseTextsEn } from './organise-texts.en.ts';

export const organiseTextsPt = {
  favorite: 'Adicionar aos favoritos',
  unfavorite: 'Remover dos favoritos',
  favorites: 'Favoritos',
  tags: 'Etiquetas',
  addToCollection: 'Adicionar à coleção',
  versions: { one: '{count} versão', other: '{count} versões' },
} satisfies Translation<typeof organiseTextsEn>;
