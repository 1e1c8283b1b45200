import { writeList } from '#contract/lists.ts';
import { firstToolWith, labelsWith, tools } from '#contract/tools.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { presetStylesTexts } from './texts.ts';

export const texts: Translation<typeof presetStylesTexts.own> = {
  lead: '{thumbnails} estilos para miniaturas y {images} para imágenes. El motor integrado dibujó cada muestra a partir de una frase.',
  thumbnails: 'Miniaturas',
  thumbnailsLine: `Para la herramienta ${tools[firstToolWith('thumbnail')].label}: 16:9, con titular. {coins} monedas por imagen.`,
  thumbnailsLineCoinFree: `Para la herramienta ${tools[firstToolWith('thumbnail')].label}: 16:9, con titular.`,
  images: writeList('es', labelsWith('image'), 'and'),
  imagesLine: `Para imágenes en 16:9, 1:1 y 9:16. {pro} monedas con ${tools['Genesys Pro'].label}, {one} con ${tools['Genesys 1.0'].label}. Con el motor integrado, ${tools['Genesys Pro'].label} agrega una luz más rica, sombras y profundidad.`,
  imagesLineCoinFree: `Para imágenes en 16:9, 1:1 y 9:16. Con el motor integrado, ${tools['Genesys Pro'].label} agrega una luz más rica, sombras y profundidad.`,
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
