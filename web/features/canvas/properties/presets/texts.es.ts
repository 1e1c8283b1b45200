import type { Translation } from '#web/i18n/catalogue.ts';
import type { presetTexts } from './texts.ts';

export const texts: Translation<typeof presetTexts.english> = {
  looks: 'Estilos',
  keepLook: 'Guardar este estilo',
  ownLook: 'Tu estilo {number}',
  removeLook: 'Quitar tu estilo {number}',
  shout: 'Grito',
  clean: 'Limpio',
  horror: 'Terror',
  gold: 'Oro',
  neon: 'Neón',
  comic: 'Cómic',
  news: 'Noticia',
  marker: 'Rotulador',
  ice: 'Hielo',
  game: 'Juego',
};
