import type { Translation } from '#web/i18n/catalogue.ts';
import type { privateGalleryTexts } from './texts.ts';

export const texts: Translation<typeof privateGalleryTexts.own> = {
  title: 'Tu galería es privada',
  lead: 'Solo tú puedes abrir la galería con tus imágenes.',
  pictureAlt: 'La galería del estudio: imágenes en columnas, cada una con su prompt y su fecha',
  only: 'Solo tú',
  onlyLine:
    'Otras personas no ven tus imágenes en ninguna página ni lista. Las direcciones de los archivos están firmadas, expiran en dos días como máximo y no se pueden adivinar.',
  find: 'Nada se pierde',
  findLine:
    'Cada imagen guarda su prompt, estilo, tamaño, precio y fecha. Las imágenes en curso siguen cuando cierras la página.',
  findLineCoinFree:
    'Cada imagen guarda su prompt, estilo, tamaño y fecha. Las imágenes en curso siguen cuando cierras la página.',
  yours: 'Descárgalas todas',
  yoursLine: 'Descarga cada imagen a tamaño completo, sin marca de agua.',
  share: 'Pública solo si tú quieres',
  shareLine:
    'Una imagen aparece en la galería pública solo si la envías y un administrador la aprueba. Puedes retirarla.',
};
