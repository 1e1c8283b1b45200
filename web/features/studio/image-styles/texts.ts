import type { ImageStyleId } from '#contract/styles.ts';
import { defineTexts } from '#web/i18n/catalogue.ts';

/** What each image style looks like, in a sentence; the key is the style's id. */
export const imageStyleTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  Photographic: 'Soft focus behind the subject, light bloom, a little grain.',
  Realistic: 'Daylight and strong shading, nearly everything in focus.',
  Cartoon: 'Dark outlines, flat colour steps, confetti.',
  Masterpiece: 'An oil painting: visible brush strokes, dark gold, light on the subject.',
  Comic: 'Ink lines, halftone dots, a burst behind the subject.',
  Futuristic: 'Neon on dark, a ring of light, colour fringes at the edges.',
  Retro: 'Warm film, grain, paper and light leaks.',
  Disney: 'Bright storybook light with a strong glow.',
  Portrait: 'The subject alone in focus before a very soft background.',
  'Video Games': "A game's display around the picture: vivid colours, glowing edges, embers.",
  Cinema: 'Teal and orange, bars above and below, film grain.',
  Architecture: 'Daylight, a long shadow and a fine drawing grid.',
  Sketch: 'Grey pencil hatching on paper.',
  Blueprint: 'White lines and measures on technical blue with a grid.',
  'CCTV footage photo': 'A security camera with its time: drained colours, fisheye, noise.',
  'Pixaled Art': 'Large pixels and few colours, like an old console.',
  PNG: 'The subject as a sticker with a white edge; everything behind it is transparent.',
  'POV GoPro': 'A curved wide-angle horizon and vivid colours.',
  Default: 'No style applied: only your prompt decides.',
} satisfies Record<ImageStyleId, string>);
