import type { Translation } from '#web/i18n/catalogue.ts';
import type { toolRowTexts } from './texts.ts';

export const texts: Translation<typeof toolRowTexts.english> = {
  rectangle: 'Retângulo',
  ellipse: 'Elipse',
  triangle: 'Triângulo',
  star: 'Estrela',
  burst: 'Explosão',
  line: 'Linha',
  arrow: 'Seta',
  'curved-arrow': 'Seta curva',
  ring: 'Círculo de destaque',
  bubble: 'Balão de fala',
  shapes: 'Forma a desenhar',
  color: 'Cor',
  applyCrop: 'Cortar',
  cancelCrop: 'Cancelar',
  cropHint: 'Arraste sobre a parte a manter.',
  penWidth: 'Largura',
  penLook: 'Aparência do traço',
  ballpen: 'Caneta',
  highlighter: 'Marca-texto',
};
