/**
 * Phrases that describe more fully what a described style draws. None may match anything else: see their
 * test.
 */
export interface StylePhrases {
  /** By the image style that the description is nearest to. */
  base: Readonly<Record<string, string>>;
  colors: string;
  light: Readonly<Record<'dark' | 'bright', string>>;
  vivid: string;
  muted: string;
  contrast: string;
  grade: Readonly<Record<string, string>>;
  effects: Readonly<Record<string, string>>;
}
