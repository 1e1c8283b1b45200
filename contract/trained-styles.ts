import * as z from 'zod';
import { describedStyleFields } from './described-styles.ts';
import { trainedStyleLimits } from './limits.ts';

const { triggerWordMinCharacters, triggerWordMaxCharacters } = trainedStyleLimits;

/**
 * What pictures are taken from a training: their whole look, or what it shows of a person, a character or a
 * product.
 */
export const trainingModes = ['style', 'subject'] as const;
export type TrainingMode = (typeof trainingModes)[number];
export const defaultTrainingMode: TrainingMode = 'style';

/** One word: letters and digits of any script, hyphens and underscores between them. */
const wordPattern = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?$/u;

/** A user's description of a trained style; parsing tidies it. */
export const trainedStyleFields = {
  /** As a described style's. */
  styleName: describedStyleFields.name,
  /** The word that calls the style up in a prompt. */
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
 * Names of tests and of what is ours: styles of these are trained and used as any other, but not listed while
 * they train.
 */
const internalName = /^(?:__.*|(?:test|testing|internal|debug|dummy|temp|tmp)[\s_-]*\d*)$/iu;

/** Whether the list of styles in training leaves a name out. */
export function isHiddenInTraining(styleName: string): boolean {
  return internalName.test(styleName.trim());
}

/** What of the styles in training is shown, as both the server and its clients say it. */
export function describeTrainingList({ shown, hidden }: { shown: number; hidden: number }): string {
  return `${shown} active styles showing (${hidden} hidden)`;
}
