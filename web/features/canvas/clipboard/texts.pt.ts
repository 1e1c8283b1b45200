import type { Translation } from '#web/i18n/catalogue.ts';
import type { clipboardTexts } from './texts.ts';

export const texts: Translation<typeof clipboardTexts.own> = {
  nothing: 'Não há nada para colar.',
  notReadable: 'O navegador não deixa o menu ler a área de transferência: cole com Ctrl V.',
  full: 'As camadas copiadas não cabem: um documento tem no máximo {max}.',
  leftOut: {
    one: 'Uma camada com uma imagem de outra conta ficou de fora.',
    other: '{count} camadas com imagens de outra conta ficaram de fora.',
  },
};
