/**
 * What says how the things of a prompt stand to each other, and in which state they are. Lists as in
 * `expressions.ts`, compared without accents.
 */
export interface StoryWords {
  /** Between two actors: the first goes after the second. */
  chases: string;
  /** The first flees from the second. */
  flees: string;
  /** The two meet, fight or save each other. */
  meets: string;
  /** The first hits the second: things, too. */
  hits: string;
  beside: string;
  behind: string;
  inside: string;
  on: string;
  holds: string;
  /** Between a vessel and what is in it: "a vase of sunflowers". */
  fills: string;
  /** Joins two actors of equal weight. */
  and: string;
  /** Amounts in words before a thing that is then shown as a heap. */
  many: string;
  /** "Only potatoes": a thing and nothing else. */
  onlyBefore: string;
  giant: string;
  tiny: string;
  /** Weather that is drawn over the whole picture. */
  weathers: Readonly<Record<'rain' | 'fog' | 'snowfall', string>>;
  /** States of things, each with a treatment of its own (`catalogue.ts`). */
  states: Readonly<Record<StateWordName, string>>;
}

export const stateWordNames = [
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
] as const;
export type StateWordName = (typeof stateWordNames)[number];
