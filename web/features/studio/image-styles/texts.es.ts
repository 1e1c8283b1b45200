import type { Translation } from '#web/i18n/catalogue.ts';
import type { imageStyleTexts } from './texts.ts';

export const texts: Translation<typeof imageStyleTexts.own> = {
  Photographic: 'Enfoque suave detrás del sujeto, luz difusa, algo de grano.',
  Realistic: 'Luz de día y sombras fuertes, casi todo enfocado.',
  Cartoon: 'Contornos oscuros, colores planos, confeti.',
  Masterpiece: 'Pintura al óleo: pinceladas visibles, oro oscuro, luz en el sujeto.',
  Comic: 'Líneas de tinta, puntos de trama, un estallido detrás del sujeto.',
  Futuristic: 'Neón sobre oscuro, un anillo de luz, franjas de color en los bordes.',
  Retro: 'Película cálida, grano, papel y fugas de luz.',
  Disney: 'Luz clara de cuento, con un resplandor fuerte.',
  Portrait: 'Solo el sujeto enfocado ante un fondo muy suave.',
  'Video Games': 'La pantalla de un juego alrededor de la imagen: colores vivos, bordes brillantes, brasas.',
  Cinema: 'Verde azulado y naranja, barras arriba y abajo, grano de película.',
  Architecture: 'Luz de día, sombra larga y una cuadrícula fina de dibujo.',
  Sketch: 'Trazos de lápiz gris sobre papel.',
  Blueprint: 'Líneas y medidas blancas sobre azul técnico con cuadrícula.',
  'CCTV footage photo': 'Cámara de seguridad con su hora: colores apagados, ojo de pez, ruido.',
  'Pixaled Art': 'Píxeles grandes y pocos colores, como una consola antigua.',
  PNG: 'El sujeto como sticker con borde blanco; todo lo que hay detrás es transparente.',
  'POV GoPro': 'Horizonte curvo de gran angular y colores vivos.',
  Default: 'Sin estilo aplicado: solo decide tu prompt.',
};
