import type { Translation } from '#web/i18n/catalogue.ts';
import type { privateGalleryTextsEn } from './texts.ts';

export const texts: Translation<typeof privateGalleryTextsEn> = {
  title: 'Tu galería es privada',
  lead: 'Todo lo que creas se guarda en una galería que solo tú puedes abrir.',
  signIn: 'Iniciar sesión',
  signUp: 'Pruébalo gratis',
  pictureAlt: 'La galería del estudio: imágenes en columnas, cada una con su prompt y antigüedad',
  only: 'Solo tú',
  onlyLine:
    'Ninguna página ni lista muestra tus imágenes a otra persona. La dirección de un archivo está firmada, vale como máximo dos días y no se puede adivinar.',
  find: 'Nada se pierde',
  findLine:
    'Cada imagen guarda su prompt, estilo, tamaño, precio y fecha. Un trabajo en marcha sigue cuando cierras la página.',
  yours: 'Tuyas para llevar',
  yoursLine: 'Descarga cada imagen a tamaño completo, sin marca de agua.',
  share: 'Pública solo si tú quieres',
  shareLine:
    'Una imagen entra en la galería pública cuando pulsas Compartir y un administrador la aprueba. Puedes retirarla.',
  publicLink: 'Ver la galería pública',
};
