import type { Translation } from '#web/i18n/catalogue.ts';
import type { pageTexts } from './texts.ts';

export const texts: Translation<typeof pageTexts.english> = {
  title: 'Editor de canvas',
  loading: 'Abrindo o documento',
  failedTitle: 'Este documento não pôde ser aberto.',
  tryAgain: 'Tentar novamente',
  tools: 'Imagens e edições',
  panel: 'Camadas e propriedades',
};
