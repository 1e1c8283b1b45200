import type { Translation } from '#web/i18n/catalogue.ts';
import type { canvasWelcomeTexts } from './texts.ts';

export const texts: Translation<typeof canvasWelcomeTexts.own> = {
  welcomeTitle: 'Boas-vindas ao editor canvas',
  welcomeLine: 'Cinco passos curtos mostram como abrir uma imagem, mudá-la em um ponto e exportá-la.',
  takeTour: 'Mostrar',
  startNow: 'Começar',
};
