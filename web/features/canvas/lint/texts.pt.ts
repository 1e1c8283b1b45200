import type { Translation } from '#web/i18n/catalogue.ts';
import type { lintTexts } from './texts.ts';

export const texts: Translation<typeof lintTexts.english> = {
  title: 'No feed',
  show: 'Verificar para o feed',
  size: '{pixels} px de altura com {width} px de largura',
  reads: 'legível',
  small: 'pequeno demais',
  contrast: 'Contraste {ratio}',
  clear: 'nítido',
  faint: 'fraco demais',
  noText: 'Ainda sem texto',
  badgeFree: 'A duração não cobre nada',
  badgeCovers: 'A duração cobre “{name}”',
  free: 'livre',
  covered: 'mova',
  preview: 'A imagem como o feed a mostra, com {width} pixels de largura',
};
