import type { EditActionKind, EditObstacle } from '../../../../contract/edit-actions.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { ColorName } from '../../plan.ts';

/**
 * The words of a language, as sources of regular expressions. They are matched as whole words with folded
 * text: lower case, no accents.
 */
export interface Lexicon {
  readonly language: Language;
  readonly verbs: Readonly<Record<VerbName, string>>;
  /** Words that name an edit by themselves, whatever the verb. */
  readonly edits: Readonly<Partial<Record<EditActionKind, string>>>;
  /** Measures that go up and down: "contrast", "noise". */
  readonly measures: Readonly<Record<MeasureName, string>>;
  readonly obstacles: Readonly<Partial<Record<EditObstacle, string>>>;
  readonly things: Readonly<Record<ThingName, string>>;
  readonly colors: Readonly<Record<ColorName, string>>;
  readonly places: Readonly<Record<PlaceName, string>>;
  readonly degrees: Readonly<Record<'little' | 'much' | 'more' | 'less', string>>;
  /** Says of a quality that there is too much of it: "too dark" asks for more light. */
  readonly excess: string;
  /** Joins two requests; also the words that a request between two others begins with. */
  readonly conjunctions: string;
  /** Phrases that hold a conjunction and are one thing: "black and white". */
  readonly units: readonly string[];
  readonly determiners: string;
  readonly prepositions: string;
  /** Puts a new thing into the depth of the picture, as no sticker can be. */
  readonly intoScene: string;
  /** Asks that a thing look real. */
  readonly realistic: string;
  /** Words without meaning here. */
  readonly filler: string;
}

export type VerbName = 'remove' | 'add' | 'change' | 'make' | 'write' | 'fill' | 'cut' | 'turn' | 'circle';

export type MeasureName =
  | 'light'
  | 'contrast'
  | 'saturation'
  | 'warmth'
  | 'sharpness'
  | 'noise'
  | 'shadow'
  | 'blur';

/** What a request is about. */
export type ThingName =
  | 'background'
  | 'subject'
  | 'picture'
  | 'text'
  | 'letters'
  | 'tones'
  | 'gradient'
  | 'transparent'
  | 'square'
  | 'upright'
  | 'wide'
  | 'bars'
  | 'effect';

export type PlaceName = 'top' | 'bottom' | 'left' | 'right' | 'middle' | 'vertical' | 'upsideDown' | 'here';
