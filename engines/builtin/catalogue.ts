/**
 * The names a recipe may use for fonts, colour grades and effects. Stored recipes hold these names, as with
 * the vocabulary: add names, never remove one or change its meaning.
 */

/** Display faces: first those of the styles, then the fallbacks for scripts that a style's face lacks. */
export const fontIds = [
  'anton',
  'archivo-black',
  'bangers',
  'bebas-neue',
  'alfa-slab-one',
  'luckiest-guy',
  'lilita-one',
  'montserrat',
  'permanent-marker',
  'russo-one',
  'sofia-sans-extra-condensed',
  'titan-one',
  'kanit-italic',
  'fredoka',
  'oswald',
  'rubik',
  'baloo-2',
  'dela-gothic-one',
  'black-han-sans',
  'zcool-qingke-huangyou',
] as const;
export type FontId = (typeof fontIds)[number];

/** Compositions: a style's own way to arrange hero and words. */
export const compositionIds = [
  'giant',
  'title-below',
  'side-light',
  'marquee',
  'punch',
  'lower-third',
  'scrapbook',
] as const;
export type CompositionId = (typeof compositionIds)[number];

/** Colour grades: what happens to the colours of the whole picture. */
export const gradeIds = [
  'none',
  'vivid',
  'punchy',
  'flat-pastel',
  'cool-night',
  'teal-orange',
  'warm-film',
  'gold-dark',
  'high-contrast',
  'monochrome',
  'sepia',
  'duotone',
  'surveillance',
  'blueprint',
  'sketch',
  'soft',
  'neon',
  'faded',
  'model',
  'storybook',
  'daylight',
  'studio',
  'hyper',
  'documentary',
  'markets',
  'clear',
  'fairy-tale',
  'night-neon',
  'pale',
  'varnish',
] as const;
export type GradeId = (typeof gradeIds)[number];

/** Finishing effects, drawn in the order the recipe lists them. */
export const effectIds = [
  'vignette',
  'grain',
  'halftone',
  'paper',
  'light-leak',
  'film-burn',
  'speed-lines',
  'scan-lines',
  'pixelate',
  'posterize',
  'chromatic',
  'bloom',
  'letterbox',
  'dust',
  'frame',
  'fisheye',
  'grid-lines',
  'hatching',
  'ink-lines',
  'line-art',
  'dimensions',
  'pencil',
  'oil-paint',
  'clarity',
  'pixel-art',
  'flat-tones',
  'timestamp',
  'game-display',
  'enchant',
  'streak',
  'close-up',
  'studio-light',
  'shock-burst',
  'market-chart',
  'rain',
  'fog',
  'snowfall',
  'chalk',
  'neon-lines',
  'mosaic',
  'stained-glass',
  'facets',
  'paper-layers',
  'stitches',
  'film-bars',
  'lens-depth',
  'negative',
  'sunlight',
  'cel-place',
  'ink-drawing',
  'screen-dots',
  'brushwork',
  'graphite',
  'seventies',
  'two-tone-film',
  'neon-place',
  'fairy-light',
  'studio-key',
  'cinema-haze',
] as const;
export type EffectId = (typeof effectIds)[number];

/** How the two actors of a design stand to each other, or that one thing is shown as a heap. */
export const relationIds = [
  'meets',
  'chases',
  'flees',
  'behind',
  'inside',
  'on',
  'holds',
  'many',
  'on-shoulder',
  'in-lap',
] as const;
export type RelationId = (typeof relationIds)[number];

/** States of a hero, each a treatment of how it is drawn. */
export const stateIds = [
  'abandoned',
  'broken',
  'burning',
  'frozen',
  'golden',
  'scary',
  'old',
  'fast',
  'secret',
  'banned',
  'giant',
  'tiny',
] as const;
export type StateId = (typeof stateIds)[number];
