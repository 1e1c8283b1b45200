import type { StylePhrases } from '../style-phrases.ts';

export const englishStylePhrases: StylePhrases = {
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
  light: {
    dark: 'deep shadows and little light',
    bright: 'airy daylight everywhere',
  },
  vivid: 'strongly saturated',
  muted: 'pale and washed out',
  contrast: 'strong contrast',
  grade: {
    monochrome: 'no color at all',
    sepia: 'sepia tones all over',
  },
  effects: {
    grain: 'fine grain over everything',
    bloom: 'a soft glow around what is lit',
  },
};
