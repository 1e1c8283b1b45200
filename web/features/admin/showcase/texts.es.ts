import type { Translation } from '#web/i18n/catalogue.ts';
import type { showcaseTexts } from './texts.ts';

export const texts: Translation<typeof showcaseTexts.own> = {
  showcaseLine: 'Las tres primeras son las diapositivas de la página de inicio.',
  shown: 'Visibles',
  offered: 'Enviadas',
  hidden: 'Ocultas',
  hide: 'Ocultar',
  earlier: 'Mover hacia adelante',
  later: 'Mover hacia atrás',
  by: 'de {name}',
  delivered: 'ejemplo incluido',
  noShowcase: 'Nada aquí',
  noShowcaseLine: 'Las imágenes que envían los usuarios esperan aquí tu aprobación.',
};
