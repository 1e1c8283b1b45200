/**
 * The names that the halves of the built-in engine share: the language half chooses among them, the drawing
 * half draws them, and a recipe stores them. Removing a name or changing its meaning breaks stored recipes;
 * adding one does not.
 */

/** Every background the engine can draw, in any of the three aspect ratios. */
export const sceneIds = [
  'sunburst',
  'mesh',
  'bokeh',
  'city-night',
  'city-day',
  'desert',
  'forest',
  'jungle',
  'mountains',
  'snow',
  'ocean',
  'underwater',
  'space',
  'explosion',
  'fire',
  'retro-grid',
  'tech',
  'money',
  'kitchen',
  'stadium',
  'classroom',
  'spotlight',
  'horror',
  'split',
  'room',
  'gym',
  'court',
  'office',
  'street',
  'road',
  'cave',
  'hall',
  'lab',
  'beach',
  'river',
  'meadow',
  'library',
  'shop',
  'village',
  'market',
  'waterfall',
  'harbor',
  'japanese-garden',
  'park',
  'volcano',
  'savanna',
  'moon',
  'cafe',
  'station',
  'spaceship',
  'church',
  'dock',
  'block-world',
  'colonial-town',
  'colonial-market',
] as const;
export type SceneId = (typeof sceneIds)[number];

/**
 * How headline, hero and stickers are arranged. All keep the bottom right corner free for a video's length
 * badge.
 */
export const layoutIds = [
  'hero-right',
  'hero-left',
  'hero-center',
  'versus',
  'before-after',
  'number',
  'list',
  'quote',
  'typography',
] as const;
export type LayoutId = (typeof layoutIds)[number];

/** Languages of the prompts that the engine reads. */
export const promptLanguages = ['en', 'pt', 'es'] as const;
export type PromptLanguage = (typeof promptLanguages)[number];
/** The language where a prompt shows none. */
export const fallbackLanguage: PromptLanguage = promptLanguages[0];

/**
 * The name of a packed illustration: the icon's name in the Fluent Emoji set without a skin-tone suffix, such
 * as `shark` or `video-game`.
 */
export type IconId = string;
