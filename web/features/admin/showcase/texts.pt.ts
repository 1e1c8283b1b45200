import type { Translation } from '#web/i18n/catalogue.ts';
import type { showcaseTexts } from './texts.ts';

export const texts: Translation<typeof showcaseTexts.own> = {
  showcaseLine: 'As três primeiras são os slides da página inicial.',
  shown: 'Mostradas',
  offered: 'Enviadas',
  hidden: 'Ocultas',
  hide: 'Ocultar',
  earlier: 'Mover para a frente',
  later: 'Mover para trás',
  by: 'de {name}',
  delivered: 'exemplo incluído',
  noShowcase: 'Nada aqui',
  noShowcaseLine: 'As imagens enviadas por usuários esperam aqui pela sua aprovação.',
};
