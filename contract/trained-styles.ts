import * as z from 'zod';
import { describedStyleFields } from './described-styles.ts';
import { trainedStyleLimits } from './limits.ts';

const { triggerWordMinCharacters, triggerWordMaxCharacters } = trainedStyleLimits;

/** What the training learns: the pictures' whole look, or the person, character or product in them. */
export const trainingModes = ['style', 'subject'] as const;
export type TrainingMode = (typeof trainingModes)[number];
export const defaultTrainingMode: TrainingMode = 'style';

/** One word: letters and digits of any script, with hyphens and underscores between them. */
const wordPattern = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?$/u;

/** Form fields of a trained style. Parsing normalises them. */
export const trainedStyleFields = {
  /** Same rules as a described style's name. */
  styleName: describedStyleFields.name,
  /** The word that selects the style in a prompt. */
  triggerWord: z
    .string()
    .max(1_000)
    .transform((word) => word.normalize('NFC').trim())
    .refine((word) => wordPattern.test(word))
    .refine((word) => {
      const { length } = [...word];
      return length >= triggerWordMinCharacters && length <= triggerWordMaxCharacters;
    }),
  mode: z.enum(trainingModes).default(defaultTrainingMode),
} as const;

/**
 * Names for tests and internal use. Such styles are trained and used like any other, but not listed while
 * they train.
 */
const internalName = /^(?:__.*|(?:test|testing|internal|debug|dummy|temp|tmp)[\s_-]*\d*)$/iu;

/** Whether the list of styles in training hides a name. */
export function isHiddenInTraining(styleName: string): boolean {
  return internalName.test(styleName.trim());
}

/** Returns the summary of the list of styles in training, the same from the server and in clients. */
export function describeTrainingList({ shown, hidden }: { shown: number; hidden: number }): string {
  return `${shown} active styles showing (${hidden} hidden)`;
}
