/**
 * The phrases of one language, written as `createPhraseFinder` reads them. Lists named together below refuse only where
 * they meet within a few words of each other, whatever their languages.
 */
export interface WordList {
  /** Refused wherever they stand: pornography, hate slurs, calls for self-harm, gore for its own sake. */
  refused: readonly string[];

  /** Sexual words, and words for people under age. */
  sexual: readonly string[];
  minors: readonly string[];

  /** Nakedness, and who or what shows it. */
  naked: readonly string[];
  persons: readonly string[];

  /** Calls for violence, and groups of people. */
  violence: readonly string[];
  peoples: readonly string[];

  /** Mutilation, and what asks for seeing it closely. */
  mutilation: readonly string[];
  graphic: readonly string[];

  /** Asking for instructions, and ways to harm oneself. */
  asking: readonly string[];
  selfHarm: readonly string[];

  /** Praise, and crimes against many. */
  praise: readonly string[];
  atrocities: readonly string[];

  /** Harmless phrases that words of the lists above stand in. */
  allowed: readonly string[];
}
