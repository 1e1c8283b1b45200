/** The image styles that words select, by their ids. Of two at the same words, an earlier one wins. */
export const wordedStyles = [
  'Futuristic',
  'Retro',
  'Comic',
  'Sketch',
  'Pixaled Art',
  'Masterpiece',
  'Disney',
  'Cartoon',
  'Cinema',
  'Blueprint',
  'CCTV footage photo',
  'Video Games',
  'Portrait',
  'POV GoPro',
  'PNG',
  'Architecture',
  'Realistic',
  'Photographic',
  'Default',
] as const;
export type WordedStyle = (typeof wordedStyles)[number];

/** The colours of a look. `styles/described/look-words.ts` says what they are drawn as. */
export type LookColor =
  | 'red'
  | 'burgundy'
  | 'orange'
  | 'yellow'
  | 'gold'
  | 'lime'
  | 'green'
  | 'olive'
  | 'mint'
  | 'teal'
  | 'cyan'
  | 'navy'
  | 'blue'
  | 'purple'
  | 'lavender'
  | 'magenta'
  | 'pink'
  | 'brown'
  | 'beige'
  | 'warm'
  | 'cold';

/** The other properties of a look. */
export type LookName =
  | 'dark'
  | 'bright'
  | 'vivid'
  | 'muted'
  | 'pastel'
  | 'watercolor'
  | 'contrast'
  | 'minimal'
  | 'monochrome'
  | 'sepia'
  | 'duotone'
  | 'grain'
  | 'glow'
  | 'screen'
  | 'paper'
  | 'vignette';

/** Looks that redraw the whole picture. */
export type RedrawnLook =
  | 'chalk'
  | 'neonLines'
  | 'mosaic'
  | 'stainedGlass'
  | 'lowPoly'
  | 'paperLayers'
  | 'stitches';

/** The words of described styles, as expressions without accents. */
export interface StyleWords {
  bases: Readonly<Record<WordedStyle, string>>;
  colors: Readonly<Record<LookColor, string>>;
  looks: Readonly<Record<LookName, string>>;
  redrawn: Readonly<Record<RedrawnLook, string>>;
  /** Techniques and materials that cannot be drawn. */
  undrawn: string;
  /** White and black together, which are no light of their own. */
  blackAndWhite: string;
  /** What rules out the words after it: "no grain", "sem brilho ou neon". */
  exclusions: string;
  /** Words between an exclusion and what it rules out. */
  exclusionDegrees: string;
  /** Joins further words that are ruled out. */
  exclusionJoiners: string;
  /** Its absence is a style of its own, not an exclusion. */
  backgrounds: string;
}
