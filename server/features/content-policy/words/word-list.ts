/**
 * The phrases of one language, in the syntax of `createPhraseFinder`. Lists grouped below refuse only when
 * they meet within a few words of each other, across languages.
 */
export interface WordList {
  /** Always refused: pornography, hate slurs, calls for self-harm, gratuitous gore. */
  refused: readonly string[];

  /** Sexual words, and words for minors. */
  sexual: readonly string[];
  minors: readonly string[];

  /** Nudity, and who or what is nude. */
  naked: readonly string[];
  persons: readonly string[];

  /** Calls for violence, and groups of people. */
  violence: readonly string[];
  peoples: readonly string[];

  /** Mutilation, and requests to see it closely. */
  mutilation: readonly string[];
  graphic: readonly string[];

  /** Requests for instructions, and methods of self-harm. */
  asking: readonly string[];
  selfHarm: readonly string[];

  /** Praise, and mass crimes. */
  praise: readonly string[];
  atrocities: readonly string[];

  /** Harmless phrases that contain words of the lists above. */
  allowed: readonly string[];
}
