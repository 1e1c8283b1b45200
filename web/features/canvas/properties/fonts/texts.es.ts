import type { Translation } from '#web/i18n/catalogue.ts';
import type { fontsTexts } from './texts.ts';

export const texts: Translation<typeof fontsTexts.english> = {
  font: 'Fuente',
  yourFonts: 'Tus fuentes',
  ourFonts: 'Fuentes',
  manage: 'Tus propias fuentes',
  missingFont: 'Fuente que ya no existe',
  notLoaded: 'Esta fuente no se pudo cargar o ya no está entre las tuyas. Se dibuja otra en su lugar.',
  about: 'Las fuentes que subes son solo para ti. Sube las que tengas licencia para usar.',
  upload: 'Subir una fuente',
  uploading: 'Subiendo...',
  formats: '.ttf, .otf o .woff2, hasta {size} MB',
  used: '{used} de {max}',
  none: 'Todavía no tienes fuentes propias.',
  listFailed: 'No se pudieron cargar tus fuentes.',
  tryAgain: 'Reintentar',
  tooLarge: 'Esta fuente supera los {size} MB. Elige un archivo más pequeño, como su .woff2.',
  notAFont:
    'Este archivo no es una fuente que se pueda usar. Elige un archivo TrueType (.ttf), OpenType (.otf) o WOFF2 (.woff2) con una sola fuente.',
  added: '«{name}» está entre tus fuentes.',
  useOne: 'Usar {name}',
  renameOne: 'Cambiar el nombre de {name}',
  deleteOne: 'Eliminar {name}',
  nameOfFont: 'Nombre de la fuente',
  deleteTitle: '¿Eliminar «{name}»?',
  deleteSentence: 'El texto en esta fuente se dibuja con otra a partir de entonces, en todos tus documentos.',
  notInFiles: 'Su licencia no permite incluirla en los archivos de documentos.',
};
