import type { StylePhrases } from '../style-phrases.ts';

export const spanishStylePhrases: StylePhrases = {
  base: {
    Futuristic: 'bordes futuristas y líneas encendidas',
    Retro: 'el aspecto analógico de una foto antigua',
    Comic: 'contornos de cómic y retícula',
    Sketch: 'trazos de lápiz',
    'Pixaled Art': 'aspecto pixelado de cuadros grandes',
    Masterpiece: 'pintado con pinceladas visibles',
    Disney: 'como en un cuento de hadas',
    Cartoon: 'contornos de dibujo animado',
    Cinema: 'encuadre cinematográfico',
    Blueprint: 'líneas de construcción como en un dibujo técnico',
    'CCTV footage photo': 'como lo ve una cámara de seguridad',
    'Video Games': 'como el arte de un videojuego',
    Portrait: 'un solo sujeto, como en un retrato',
    'POV GoPro': 'la vista curva de un ojo de pez',
    PNG: 'solo el sujeto, recortado',
    Architecture: 'líneas arquitectónicas',
    Realistic: 'detalle realista',
  },
  colors: 'los colores nombrados en toda la imagen',
  light: {
    dark: 'sombras profundas y poca luz',
    bright: 'todo luminoso y abierto',
  },
  vivid: 'bien saturado',
  muted: 'apagado y pálido',
  contrast: 'contraste fuerte',
  grade: {
    monochrome: 'ningún color',
    sepia: 'tonos de sepia por todas partes',
  },
  effects: {
    grain: 'grano fino sobre todo',
    bloom: 'un resplandor suave alrededor de las luces',
  },
};
