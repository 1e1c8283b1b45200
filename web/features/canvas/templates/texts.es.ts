import type { Translation } from '#web/i18n/catalogue.ts';
import type { templatesTexts } from './texts.ts';

export const texts: Translation<typeof templatesTexts.english> = {
  ours: 'Empieza con una plantilla',
  use: 'Usar la plantilla {genre}',
  fill: 'Rellenar la plantilla',
  keepsOwn: 'Lo que quede vacío conserva lo de la plantilla.',
  make: 'Crear el diseño',
  photo: 'Foto',
  line: 'Texto {number}',
  choosePhoto: 'Elegir una foto',
};
