import type { Translation } from '#web/i18n/catalogue.ts';
import type { clipboardTexts } from './texts.ts';

export const texts: Translation<typeof clipboardTexts.own> = {
  nothing: 'No hay nada que pegar.',
  notReadable: 'El navegador no deja que el menú lea el portapapeles: pega con Ctrl V.',
  full: 'Las capas copiadas no caben: un documento tiene {max} como máximo.',
  leftOut: {
    one: 'Se omitió una capa con una imagen de otra cuenta.',
    other: 'Se omitieron {count} capas con imágenes de otra cuenta.',
  },
};
