import type { Translation } from '#web/i18n/catalogue.ts';
import type { presetTexts } from './texts.ts';

export const texts: Translation<typeof presetTexts.english> = {
  looks: 'Estilos',
  keepLook: 'Guardar este estilo',
  ownLook: 'Seu estilo {number}',
  removeLook: 'Remover seu estilo {number}',
  shout: 'Grito',
  clean: 'Limpo',
  horror: 'Terror',
  gold: 'Ouro',
  neon: 'Neon',
  comic: 'Gibi',
  news: 'Notícia',
  marker: 'Marcador',
  ice: 'Gelo',
  game: 'Jogo',
};
