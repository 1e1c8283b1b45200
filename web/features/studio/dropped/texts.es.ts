import type { Translation } from '#web/i18n/catalogue.ts';
import type { droppedTexts } from './texts.ts';

export const texts: Translation<typeof droppedTexts.own> = {
  dropHere: 'Suelta para elegir qué hacer con ella',
  title: { one: 'Usar esta imagen', other: 'Usar estas {count} imágenes' },
  asReference: 'Usar como referencia en {tool}',
  upscale: 'Ampliarla',
  upTo: { one: 'la primera', other: 'las {count} primeras' },
  onlyImages: 'Sube solo archivos de imagen',
  closeFirst: 'Cierra primero este diálogo y suelta los archivos de nuevo',
  notReadable: 'Esta imagen no se puede ampliar: está dañada, es demasiado grande o tiene otro formato.',
};
