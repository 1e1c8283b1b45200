import type { Translation } from '#web/i18n/catalogue.ts';
import type { tutorialTexts } from './texts.ts';

export const texts: Translation<typeof tutorialTexts.own> = {
  help: 'Ayuda',
  tutorialTitle: 'Tutorial del Canvas',
  tutorialLine: 'Aprende lo básico en {steps} pasos',
  stepsList: 'Pasos',
  previous: 'Anterior',
  next: 'Siguiente',
  finish: 'Terminar',
  stepOf: 'Paso {at} de {of}',
  loadTitle: 'Cargar imagen',
  loadLine:
    'Elige una imagen de tu galería a la izquierda, suelta un archivo, pégalo o toma una foto. Un diseño se abre con sus palabras e imágenes en capas.',
  zoomTitle: 'Navegar y hacer zoom',
  zoomLine:
    'Gira la rueda o pellizca para hacer zoom en el puntero; mantén Espacio y arrastra para moverte. Los botones cambian el zoom en pasos de {step}.',
  maskTitle: 'Selección con máscara',
  maskLine:
    'Pulsa B y pinta sobre lo que quieres cambiar. Lazo, rectángulo, varita y persona trabajan en la misma selección; [ y ] cambian el pincel.',
  applyTitle: 'Aplicar ediciones',
  applyLine:
    'Di qué hacer con la selección, o pulsa E para editar toda la imagen. Ves lo que pasará antes de gastar una moneda.',
  exportTitle: 'Exportar el resultado',
  exportStepLine:
    'Exporta como PNG, JPEG o WebP. El tamaño se ve antes, para que no pase de 2 MB en YouTube.',
};
