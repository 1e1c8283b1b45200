import { contactLimits, jobLimits, promptLimits, uploadLimits } from '../limits.ts';
import { writeList } from '../lists.ts';
import { formTools } from '../tools.ts';
import type { ErrorEntry } from './error-entry.ts';

/** Errors of invalid input. */
export const requestErrors = {
  invalid_json: { status: 400, message: 'The request body is not valid JSON. Send a JSON object.' },
  address_not_allowed: {
    status: 400,
    message: 'This address cannot be used. Use the address of one of your own pictures.',
  },
  validation_failed: {
    status: 422,
    message: 'Some fields are missing or invalid. Check them and try again.',
  },
  prompt_required: { status: 422, message: 'Please enter a prompt' },
  prompt_too_long: {
    status: 422,
    message: `The prompt is too long. Use at most ${promptLimits.maxCharacters.toLocaleString('en')} characters.`,
  },
  prompt_invalid: {
    status: 422,
    message: 'The prompt contains a character that cannot be stored. Remove it and try again.',
  },
  unknown_variant: {
    status: 422,
    message: `Use the variant ${writeList('en', formTools, 'or')}.`,
  },
  unknown_aspect_ratio: { status: 422, message: 'This resolution does not exist. Choose 16:9, 1:1 or 9:16.' },
  unknown_format: {
    status: 400,
    message:
      'There is no download in this format. Use jpg, png or webp, or fit=2mb for a JPEG of at most 2 MB.',
  },
  content_policy: {
    status: 422,
    message:
      "We couldn't generate this image because it may go against our content policy. Please try modifying your prompt or using a different reference image.",
  },
  too_many_references: { status: 413, message: `Maximum ${uploadLimits.maxReferences} images allowed` },
  message_too_short: {
    status: 422,
    message: `Please write at least ${contactLimits.messageMinCharacters} characters.`,
  },
  message_too_long: {
    status: 422,
    message: `The message is too long. Use at most ${contactLimits.messageMaxCharacters.toLocaleString('en')} characters.`,
  },
  looks_like_spam: {
    status: 422,
    message: 'This looks like spam, so it was not sent. Remove links from the text and try again.',
  },
  consent_required: { status: 422, message: 'Tick the box to let us e-mail you.' },
  idempotency_key_invalid: {
    status: 422,
    message: `The Idempotency-Key must have 1 to ${jobLimits.idempotencyKeyMaxCharacters} visible characters.`,
  },
  idempotency_mismatch: {
    status: 422,
    message: 'This Idempotency-Key was already used for a different request. Use a new key.',
  },
  request_id_reused: {
    status: 409,
    message: 'This request ID was already used for another change. Nothing was changed; use a new ID.',
  },
} as const satisfies Record<string, ErrorEntry>;
