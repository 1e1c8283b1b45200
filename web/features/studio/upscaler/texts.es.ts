import type { Translation } from '#web/i18n/catalogue.ts';
import type { upscalerTexts } from './texts.ts';

export const texts: Translation<typeof upscalerTexts.own> = {
  upscalingNow: 'Ampliando...',
  uploading: 'Subiendo {percent}',
  sourceRequired: 'Elige primero una imagen para ampliar.',
  upscaleTooLarge: 'Esta imagen es demasiado grande para este factor.',
  settingsUsed: 'Ajustes aplicados al formulario.',
  failed: 'No se pudo ampliar la imagen. Inténtalo de nuevo.',
};
