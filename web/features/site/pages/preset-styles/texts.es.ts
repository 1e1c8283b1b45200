import type { Translation } from '#web/i18n/catalogue.ts';
import type { presetStylesTexts } from './texts.ts';

export const texts: Translation<typeof presetStylesTexts.own> = {
  lead: '{thumbnails} estilos para miniaturas y {images} para imágenes. El motor integrado dibujó todas las muestras con el mismo prompt.',
  thumbnails: 'Miniaturas',
  thumbnailsLine: 'Para la herramienta Thumbnails: 16:9, con titular. {coins} monedas por imagen.',
  images: 'Genesys Pro y Genesys 1.0',
  imagesLine:
    'Para imágenes en 16:9, 1:1 y 9:16. {pro} monedas con Genesys Pro, {one} con Genesys 1.0. Con el motor integrado, Genesys Pro agrega una luz más rica, sombras y profundidad.',
  use: 'Usar este estilo',
  useNamed: 'Usar este estilo: {style}',
  namesNote:
    'Los nombres de los estilos solo sugieren una apariencia. Las personas y empresas mencionadas no los crearon ni aprobaron.',
  mrbeast:
    'Mayúsculas de cómic blancas con borde negro grueso, una palabra viva y un sujeto enorme sobre rayos.',
  kurzgesagt: 'Plano y amable: letras redondeadas sin contorno, sombras largas, formas flotantes.',
  nickd: 'Limpio y oscuro: mayúsculas condensadas, las palabras clave en bandas rojas, fondo tranquilo.',
  matthew: 'Arcade de neón: cursivas gruesas con borde brillante y un anillo de luz detrás del sujeto.',
  lebron:
    'Póster deportivo de cómic: mayúsculas inclinadas en relieve, un sujeto recortado sobre una estrella.',
  maxVersta:
    'Cine: mayúsculas espaciadas, dorado en la palabra clave, barras arriba y abajo, grano de película.',
  backgroundIrl: 'Cámara de bolsillo y álbum: letra de marcador, recortes de papel, un lugar desenfocado.',
};
