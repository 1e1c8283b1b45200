import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError, type ApiErrorFacts } from '#web/api/api-error.ts';

type Place = 'styleName' | 'triggerWord' | 'rights' | 'pictures';

const places: Partial<Record<ErrorCode, Place>> = {
  style_name_invalid: 'styleName',
  style_name_taken: 'styleName',
  content_policy: 'styleName',
  trigger_word_invalid: 'triggerWord',
  trigger_word_taken: 'triggerWord',
  rights_not_confirmed: 'rights',
  too_few_pictures: 'pictures',
  too_many_pictures: 'pictures',
  too_many_files: 'pictures',
  payload_too_large: 'pictures',
  training_pictures_identical: 'pictures',
  training_pictures_blank: 'pictures',
  unsupported_image: 'pictures',
  heic_unsupported: 'pictures',
  image_too_large: 'pictures',
  image_unreadable: 'pictures',
};

/** The field of a server error; null for the form as a whole. */
export function placeOfCode(code: ApiErrorFacts['code']): Place | null {
  const known: Readonly<Record<string, Place>> = places;
  return Object.hasOwn(known, code) ? (known[code] ?? null) : null;
}

/** Whether a larger plan would have allowed it. */
export function isPlanRefusal(thrown: unknown): boolean {
  return (
    thrown instanceof ApiError &&
    (thrown.code === 'too_many_trained_styles' || thrown.code === 'too_many_trainings')
  );
}
