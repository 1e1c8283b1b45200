import type { Translation } from '#web/i18n/catalogue.ts';
import type { toolRowTexts } from './texts.ts';

export const texts: Translation<typeof toolRowTexts.english> = {
  rectangle: 'Rectángulo',
  ellipse: 'Elipse',
  triangle: 'Triángulo',
  star: 'Estrella',
  burst: 'Destello',
  line: 'Línea',
  arrow: 'Flecha',
  'curved-arrow': 'Flecha curva',
  ring: 'Círculo para señalar',
  bubble: 'Globo de diálogo',
  shapes: 'Forma que dibujar',
  color: 'Color',
  applyCrop: 'Recortar',
  cancelCrop: 'Cancelar',
  cropHint: 'Arrastra sobre la parte que quieras conservar.',
  penWidth: 'Ancho',
  penLook: 'Aspecto del trazo',
  ballpen: 'Lápiz',
  highlighter: 'Resaltador',
};
