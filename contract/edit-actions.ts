/** What the engine of edits without a model does with a picture, or with the marked part of it. */
export const editActionKinds = [
  // Light and colour
  'brighten',
  'darken',
  'contrast',
  'pop',
  'saturate',
  'desaturate',
  'warmer',
  'colder',
  'tint',
  'black-and-white',
  'sepia',
  'recolour',
  'fill',
  // Looks
  'night',
  'sunset',
  'golden-hour',
  'vintage',
  'cinematic',
  'dramatic',
  'horror',
  'neon',
  'dreamy',
  'vignette',
  // Detail
  'sharpen',
  'denoise',
  'grain',
  'blur',
  'pixelate',
  'remove',
  // What the picture is of, and what is behind it
  'blur-background',
  'replace-background',
  'remove-background',
  'outline',
  'glow',
  // Over the picture
  'rain',
  'snow',
  'sparks',
  'money',
  'light-rays',
  'fog',
  'confetti',
  'text',
  'sticker',
  'arrow',
  'circle',
  // Shape
  'flip',
  'rotate',
  'crop',
  'zoom',
  'border',
] as const;
export type EditActionKind = (typeof editActionKinds)[number];

/** Tools of the editor that do some edits exactly, at no cost. */
export const freeEditTools = ['flip', 'rotate', 'crop', 'border', 'text', 'sticker', 'shape'] as const;
export type FreeEditTool = (typeof freeEditTools)[number];

/** Why a part of an instruction is left undone. */
export const editObstacles = [
  'expression',
  'face-swap',
  /** Age, body, pose, hair or clothes. */
  'body',
  /** Anime, painting, 3D: the whole picture redrawn. */
  'other-style',
  /** A thing that is not in the picture, as if photographed. */
  'new-object',
  /** Another place behind the subject. */
  'new-place',
  'perspective',
  /** More picture beyond its edges. */
  'extend',
  'colourise',
  'upscale',
  /** Other words in place of words that are pixels. */
  'change-text',
  /** It would do it if the part were marked. */
  'needs-mask',
  /** It would do it to the whole picture. */
  'not-in-mask',
  'not-understood',
] as const;
export type EditObstacle = (typeof editObstacles)[number];

/** The share of a picture above which removing what is marked leaves visible traces. */
export const largeRemovalShare = 0.15;

/** How strongly an edit is applied: 0 is not at all. */
export const editStrength = { min: 0, max: 1, initial: 0.7 } as const;
