import { defineTexts } from '#web/i18n/catalogue.ts';

/** What the built-in engine does in each image style, in a sentence. */
export const imageStyleTextsEn = {
  photographic: 'Soft focus behind the subject, light bloom, a little grain.',
  realistic: 'Daylight and strong shading, nearly everything in focus.',
  cartoon: 'Dark outlines, flat steps of colour, confetti.',
  masterpiece: 'An oil painting: visible brush strokes, dark gold, light on the subject.',
  comic: 'Ink lines, halftone dots, a burst behind the subject.',
  futuristic: 'Neon on dark, a ring of light, split colours at the edges.',
  retro: 'Warm film, grain, paper and light leaks.',
  disney: 'Bright storybook light with a strong glow.',
  portrait: 'The subject alone in focus before a very soft background.',
  videoGames: "A game's display around the picture: vivid colours, glowing edges, embers.",
  cinema: 'Teal and orange, bars above and below, film grain.',
  architecture: 'Daylight, a long shadow and a fine drawing grid.',
  sketch: 'Grey pencil hatching on paper.',
  blueprint: 'White lines and measures on technical blue with a grid.',
  cctv: 'A security camera with its time: drained colours, fisheye, noise.',
  pixelArt: 'Large pixels and few colours, like an old console.',
  png: 'The subject as a sticker with a white edge; everything behind it is transparent.',
  goPro: 'A curved wide-angle horizon and vivid colours.',
  plain: 'No treatment: your prompt alone decides.',
} as const;

export const imageStyleTexts = defineTexts(imageStyleTextsEn, (language) => import(`./texts.${language}.ts`));
