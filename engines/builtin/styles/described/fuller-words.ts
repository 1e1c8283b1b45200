import type { PromptLanguage } from '../../vocabulary.ts';

/** How a description says more fully what is drawn of it, in one language. None may call up anything else: see the test. */
export interface FullerWords {
  /** By the image style that the description comes nearest to. */
  base: Readonly<Record<string, string>>;
  colors: string;
  light: Readonly<Record<'dark' | 'bright', string>>;
  vivid: string;
  muted: string;
  contrast: string;
  grade: Readonly<Record<string, string>>;
  effects: Readonly<Record<string, string>>;
}

const en: FullerWords = {
  base: {
    Futuristic: 'futuristic edges and lit lines',
    Retro: 'the analog look of an old photo',
    Comic: 'inked comic outlines and halftone dots',
    Sketch: 'pencil hatching',
    'Pixaled Art': 'large square pixels',
    Masterpiece: 'painted with visible brush strokes',
    Disney: 'as in a storybook',
    Cartoon: 'cartoon outlines and even areas',
    Cinema: 'cinematic framing',
    Blueprint: 'construction lines as on a blueprint',
    'CCTV footage photo': 'as seen by a security camera',
    'Video Games': 'like the art of a video game',
    Portrait: 'one subject as in a portrait',
    'POV GoPro': 'the curved view of an action camera',
    PNG: 'a cutout of the subject alone',
    Architecture: 'architectural lines',
    Realistic: 'realistic detail',
  },
  colors: 'the named colors over the whole picture',
  light: { dark: 'deep shadows and little light', bright: 'airy daylight everywhere' },
  vivid: 'strongly saturated',
  muted: 'pale and washed out',
  contrast: 'strong contrast',
  grade: { monochrome: 'no color at all', sepia: 'sepia tones all over' },
  effects: { grain: 'fine grain over everything', bloom: 'a soft glow around what is lit' },
};

const pt: FullerWords = {
  base: {
    Futuristic: 'bordas futuristas e linhas acesas',
    Retro: 'a aparência analógica de uma foto antiga',
    Comic: 'contornos de quadrinhos e retícula',
    Sketch: 'traços de lápis',
    'Pixaled Art': 'pixels grandes e quadrados',
    Masterpiece: 'pintado com pinceladas visíveis',
    Disney: 'como em um conto de fadas',
    Cartoon: 'contornos de desenho animado',
    Cinema: 'enquadramento cinematográfico',
    Blueprint: 'linhas de construção como em um desenho técnico',
    'CCTV footage photo': 'como visto por uma câmera de segurança',
    'Video Games': 'como a arte de um jogo',
    Portrait: 'um só assunto, como em um retrato',
    'POV GoPro': 'a vista curva de um olho de peixe',
    PNG: 'só o assunto, recortado',
    Architecture: 'linhas arquitetônicas',
    Realistic: 'detalhe realista',
  },
  colors: 'as cores citadas na imagem inteira',
  light: { dark: 'sombras profundas e pouca luz', bright: 'tudo luminoso e aberto' },
  vivid: 'bem saturado',
  muted: 'apagado e pálido',
  contrast: 'contraste forte',
  grade: { monochrome: 'nenhuma cor', sepia: 'tons de sépia por toda parte' },
  effects: { grain: 'granulado fino sobre tudo', bloom: 'um brilho suave ao redor das luzes' },
};

const es: FullerWords = {
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
  light: { dark: 'sombras profundas y poca luz', bright: 'todo luminoso y abierto' },
  vivid: 'bien saturado',
  muted: 'apagado y pálido',
  contrast: 'contraste fuerte',
  grade: { monochrome: 'ningún color', sepia: 'tonos de sepia por todas partes' },
  effects: { grain: 'grano fino sobre todo', bloom: 'un resplandor suave alrededor de las luces' },
};

export const fullerWords: Readonly<Record<PromptLanguage, FullerWords>> = { en, pt, es };
