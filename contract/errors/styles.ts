import { describedStyleLimits, trainedStyleLimits } from '../limits.ts';
import type { ErrorEntry } from './error-entry.ts';

/** Errors of described and trained styles. */
export const styleErrors = {
  unknown_style: { status: 422, message: 'This style does not exist. Choose one from the list.' },
  style_name_invalid: {
    status: 422,
    message: `Give the style a name of 1 to ${describedStyleLimits.nameMaxCharacters} visible characters.`,
  },
  style_name_taken: { status: 409, message: 'You already have a style with this name. Choose another name.' },
  style_description_invalid: {
    status: 422,
    message: `Describe the style in ${describedStyleLimits.descriptionMinCharacters} to ${describedStyleLimits.descriptionMaxCharacters} characters.`,
  },
  too_many_described_styles: {
    status: 403,
    message: "You have reached your plan's limit of described styles. Delete one or upgrade.",
  },
  trigger_word_invalid: {
    status: 422,
    message: `Give the style a trigger word of ${trainedStyleLimits.triggerWordMinCharacters} to ${trainedStyleLimits.triggerWordMaxCharacters} letters, digits, hyphens and underscores, without spaces.`,
  },
  trigger_word_taken: {
    status: 409,
    message: 'You already have a style with this trigger word. Choose another word.',
  },
  too_few_pictures: {
    status: 422,
    message: `A style needs ${trainedStyleLimits.minPictures} to ${trainedStyleLimits.maxPictures} pictures. Add more.`,
  },
  too_many_pictures: {
    status: 413,
    message: `A style needs ${trainedStyleLimits.minPictures} to ${trainedStyleLimits.maxPictures} pictures. Send fewer.`,
  },
  rights_not_confirmed: {
    status: 422,
    message: 'Confirm that you may use these pictures to train the style.',
  },
  training_pictures_identical: {
    status: 422,
    message: `These pictures are all the same. Use at least ${trainedStyleLimits.minPictures} different ones.`,
  },
  training_pictures_blank: {
    status: 422,
    message:
      'These pictures are a single colour, so there is nothing to learn from. Use pictures that show your look.',
  },
  training_failed: {
    status: 502,
    message: 'Training failed. Recover the style to try again at no cost.',
  },
  training_lost: {
    status: 502,
    message: 'Training was interrupted. Recover the style to try again at no cost.',
  },
  too_many_trained_styles: {
    status: 403,
    message: "You have reached your plan's limit of trained styles. Delete one or upgrade.",
  },
  too_many_trainings: {
    status: 429,
    message:
      'You have used all the trainings your plan includes this month. Try again next month or upgrade.',
  },
} as const satisfies Record<string, ErrorEntry>;
