import type { Translation } from '#web/i18n/catalogue.ts';
import type { imageStyleTextsEn } from './texts.ts';

export const texts: Translation<typeof imageStyleTextsEn> = {
  photographic: 'Enfoque suave detrás del tema, luz difusa, algo de grano.',
  realistic: 'Luz de día y sombras fuertes, casi todo enfocado.',
  cartoon: 'Contornos oscuros, colores en escalones planos, confeti.',
  masterpiece: 'Pintura al óleo: pinceladas visibles, oro oscuro, luz en el tema.',
  comic: 'Líneas de tinta, puntos de trama, un estallido detrás del tema.',
  futuristic: 'Neón sobre oscuro, un anillo de luz, colores separados en los bordes.',
  retro: 'Película cálida, grano, papel y fugas de luz.',
  disney: 'Luz clara de cuento, con un resplandor fuerte.',
  portrait: 'Solo el tema enfocado ante un fondo muy suave.',
  videoGames: 'La pantalla de un juego alrededor de la imagen: colores vivos, bordes brillantes, brasas.',
  cinema: 'Verde azulado y naranja, barras arriba y abajo, grano de película.',
  architecture: 'Luz de día, sombra larga y una cuadrícula fina de dibujo.',
  sketch: 'Trazos de lápiz gris sobre papel.',
  blueprint: 'Líneas y medidas blancas sobre azul técnico con cuadrícula.',
  cctv: 'Cámara de seguridad con su hora: colores apagados, ojo de pez, ruido.',
  pixelArt: 'Píxeles grandes y pocos colores, como una consola antigua.',
  png: 'El tema como pegatina con borde blanco; todo lo que hay detrás es transparente.',
  goPro: 'Horizonte curvo de gran angular y colores vivos.',
  plain: 'Sin tratamiento: solo decide tu prompt.',
};
