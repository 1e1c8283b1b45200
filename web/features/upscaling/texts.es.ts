import type { Translation } from '#web/i18n/catalogue.ts';
import type { upscalingTextsEn } from './texts.en.ts';

export const upscalingTextsEs: Translation<typeof upscalingTextsEn> = {
  image: 'Imagen',
  chooseImage: 'Imagen para ampliar',
  removeImage: 'Quitar la imagen',
  pixels: '{width} × {height} px',
  factor: 'Factor de ampliación',
  result: 'Resultado: {width} × {height} px',
  factorTooLarge:
    '{factor}x no cabe: el resultado tendría más de 64 megapíxeles o más de 16.383 píxeles de lado.',
  noFactor: 'Esta imagen ya es tan grande como puede ser un resultado.',
  format: 'Formato de archivo',
  quality: 'Calidad',
  creativity: 'Creatividad',
  resemblance: 'Parecido',
  prompt: 'Prompt',
  promptHint: 'Solo lo leen los motores que saben hacerlo; el ampliador integrado no lo necesita.',
  dropInvalid: 'Suelta un archivo de imagen válido',
  uploadInvalid: 'Sube un archivo de imagen válido',
  heic: 'Las fotos HEIC no se pueden leer aquí. Guarda la foto como JPEG o PNG y elige ese archivo.',
  tooManyBytes: 'Esta imagen pesa más de 20 MB. Elige un archivo más pequeño.',
  tooManyPixels: 'Esta imagen tiene más de 64 megapíxeles. Elige una más pequeña.',
  large: 'Esta imagen pesa más de 4 MB, así que subirla puede tardar un poco.',
};
