/** How a language builds its titles. Applied to the typed text, unless said otherwise. */
export interface TitlePatterns {
  /** Ends that promise something without naming it: the first to be left out. */
  teaser: RegExp;
  /** "…, scientists warn": the source. */
  source: RegExp;
  /** Two clauses, the second against the first: "but". */
  contrast: RegExp;
  /** Two clauses, the second after the first: "and". */
  coordination: RegExp;
  /** Where a long story continues with when, why or in spite of what. */
  circumstance: RegExp;
  /** "Minecraft onde eu construo …": the action there is the message, not the place. */
  stage: RegExp;
  /** "Every time I die the game gets harder": leaves out when, keeps what happens. */
  everyTime: RegExp;
  /** "I try to survive …": leaves out the trying, keeps the action. */
  attempt: RegExp;
  /** "A vs B", "A against B": both sides and the word between them. */
  rivals: RegExp;
  /** "A or B: which …": both sides and the word between them. */
  choice: RegExp;
  /** Asks for a before and an after, and the captions of both. */
  beforeAfter: { pattern: RegExp; left: string; right: string };
  /** What a title contracts, in every prompt. */
  contractions: readonly (readonly [RegExp, string])[];
  /** Long names with a widely known short form. */
  shortForms: readonly (readonly [RegExp, string])[];
  /** Colour words that are part of another thing's name. Applied to words without accents. */
  otherThings: RegExp;
  /** The prompt is about travelling. Applied to words without accents. */
  travel: RegExp;
  /** Descriptions of pictures open like this. Applied to words without accents. */
  descriptionOpening: RegExp;
  /** A clause of its own that is not the message. */
  subordinate: RegExp;
  /** Titles rather than descriptions open like this. Applied to words without accents. */
  definiteOpening: RegExp;
}
