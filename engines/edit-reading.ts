import type { FreeEditTool } from '#contract/edit-calls.ts';
import type { Language } from '#contract/languages.ts';

/** A sentence for the user in every language. */
export type Sentences = Readonly<Record<Language, string>>;

/**
 * What an engine without a model would do with an instruction, read in any language of the app. It does all of
 * `actions`, in order, and refuses the instruction if `cannot` has anything or `actions` is empty.
 */
export interface EditReading {
  /** Such as `night` or `remove`, with a sentence such as "Darken the picture and tint it blue". */
  readonly actions: readonly { readonly kind: string; readonly sentence: Sentences }[];
  /** What it cannot do, in the instruction's own words, and why. */
  readonly cannot: readonly { readonly words: string; readonly reason: Sentences }[];
  /** The editor's own tool that does all of it exactly; null if none does. */
  readonly freeTool: FreeEditTool | null;
}
