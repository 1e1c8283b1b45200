import type { PromptLanguage } from '../../vocabulary.ts';

/** One phrase in every prompt language. */
export type Phrase = Readonly<Record<PromptLanguage, string>>;

interface FullerWords {
  /** By the image style that the description is nearest to. */
  base: Readonly<Record<string, Phrase>>;
  colors: Phrase;
  light: Readonly<Record<'dark' | 'bright', Phrase>>;
  vivid: Phrase;
  muted: Phrase;
  contrast: Phrase;
  grade: Readonly<Record<string, Phrase>>;
  effects: Readonly<Record<string, Phrase>>;
}

/** Phrases that describe more fully what is drawn. None may match anything else: see the test. */
export const fullerWords: FullerWords = {
  base: {
    Futuristic: {
      en: 'futuristic edges and lit lines',
      pt: 'bordas futuristas e linhas acesas',
      es: 'bordes futuristas y líneas encendidas',
    },
    Retro: {
      en: 'the analog look of an old photo',
      pt: 'a aparência analógica de uma foto antiga',
      es: 'el aspecto analógico de una foto antigua',
    },
    Comic: {
      en: 'inked comic outlines and halftone dots',
      pt: 'contornos de quadrinhos e retícula',
      es: 'contornos de cómic y retícula',
    },
    Sketch: { en: 'pencil hatching', pt: 'traços de lápis', es: 'trazos de lápiz' },
    'Pixaled Art': {
      en: 'large square pixels',
      pt: 'pixels grandes e quadrados',
      es: 'aspecto pixelado de cuadros grandes',
    },
    Masterpiece: {
      en: 'painted with visible brush strokes',
      pt: 'pintado com pinceladas visíveis',
      es: 'pintado con pinceladas visibles',
    },
    Disney: { en: 'as in a storybook', pt: 'como em um conto de fadas', es: 'como en un cuento de hadas' },
    Cartoon: {
      en: 'cartoon outlines and even areas',
      pt: 'contornos de desenho animado',
      es: 'contornos de dibujo animado',
    },
    Cinema: { en: 'cinematic framing', pt: 'enquadramento cinematográfico', es: 'encuadre cinematográfico' },
    Blueprint: {
      en: 'construction lines as on a blueprint',
      pt: 'linhas de construção como em um desenho técnico',
      es: 'líneas de construcción como en un dibujo técnico',
    },
    'CCTV footage photo': {
      en: 'as seen by a security camera',
      pt: 'como visto por uma câmera de segurança',
      es: 'como lo ve una cámara de seguridad',
    },
    'Video Games': {
      en: 'like the art of a video game',
      pt: 'como a arte de um jogo',
      es: 'como el arte de un videojuego',
    },
    Portrait: {
      en: 'one subject as in a portrait',
      pt: 'um só assunto, como em um retrato',
      es: 'un solo sujeto, como en un retrato',
    },
    'POV GoPro': {
      en: 'the curved view of an action camera',
      pt: 'a vista curva de um olho de peixe',
      es: 'la vista curva de un ojo de pez',
    },
    PNG: {
      en: 'a cutout of the subject alone',
      pt: 'só o assunto, recortado',
      es: 'solo el sujeto, recortado',
    },
    Architecture: { en: 'architectural lines', pt: 'linhas arquitetônicas', es: 'líneas arquitectónicas' },
    Realistic: { en: 'realistic detail', pt: 'detalhe realista', es: 'detalle realista' },
  },
  colors: {
    en: 'the named colors over the whole picture',
    pt: 'as cores citadas na imagem inteira',
    es: 'los colores nombrados en toda la imagen',
  },
  light: {
    dark: {
      en: 'deep shadows and little light',
      pt: 'sombras profundas e pouca luz',
      es: 'sombras profundas y poca luz',
    },
    bright: { en: 'airy daylight everywhere', pt: 'tudo luminoso e aberto', es: 'todo luminoso y abierto' },
  },
  vivid: { en: 'strongly saturated', pt: 'bem saturado', es: 'bien saturado' },
  muted: { en: 'pale and washed out', pt: 'apagado e pálido', es: 'apagado y pálido' },
  contrast: { en: 'strong contrast', pt: 'contraste forte', es: 'contraste fuerte' },
  grade: {
    monochrome: { en: 'no color at all', pt: 'nenhuma cor', es: 'ningún color' },
    sepia: {
      en: 'sepia tones all over',
      pt: 'tons de sépia por toda parte',
      es: 'tonos de sepia por todas partes',
    },
  },
  effects: {
    grain: { en: 'fine grain over everything', pt: 'granulado fino sobre tudo', es: 'grano fino sobre todo' },
    bloom: {
      en: 'a soft glow around what is lit',
      pt: 'um brilho suave ao redor das luzes',
      es: 'un resplandor suave alrededor de las luces',
    },
  },
};
