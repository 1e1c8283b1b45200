import * as z from 'zod';
import {
  accountLimits,
  contactLimits,
  describedStyleLimits,
  freeActionLimits,
  galleryLimits,
  jobLimits,
  promptLimits,
  trainedStyleLimits,
  uploadLimits,
  voiceLimits,
} from './limits.ts';
import { uploadMegabytes, uploadMegapixels } from './text-numbers.ts';

/**
 * Every error that Adventure can answer with: its stable code, its HTTP status, and the English sentence that
 * says what to do. The browser translates by code; a use case may give a more exact sentence.
 *
 * `insufficient_coins` must begin "Insufficient coins" and `content_policy` must contain "content policy":
 * clients written against the specification match on those words.
 */
export const errors = {
  // What was sent
  invalid_json: { status: 400, message: 'The request body is not valid JSON. Send a JSON object.' },
  address_not_allowed: {
    status: 400,
    message: 'This address cannot be used. Use the address of one of your own pictures.',
  },
  validation_failed: { status: 422, message: 'Some fields are missing or wrong. Check them and try again.' },
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
    message: 'This tool does not exist. Choose Thumbnail, Genesys Pro or Genesys 1.0.',
  },
  unknown_style: { status: 422, message: 'This style does not exist. Choose one from the list.' },
  style_name_invalid: {
    status: 422,
    message: `Give the style a name of 1 to ${describedStyleLimits.nameMaxCharacters} visible characters.`,
  },
  style_description_invalid: {
    status: 422,
    message: `Describe the style in ${describedStyleLimits.descriptionMinCharacters} to ${describedStyleLimits.descriptionMaxCharacters} characters.`,
  },
  style_name_taken: { status: 409, message: 'You already have a style with this name. Choose another name.' },
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
  training_pictures_alike: {
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
  no_trained_styles: {
    status: 403,
    message: "You have reached your plan's limit of trained styles. Delete one or upgrade.",
  },
  too_many_trainings: {
    status: 429,
    message:
      'You have used all the trainings your plan includes this month. Try again next month or upgrade.',
  },
  too_many_styles: {
    status: 403,
    message: "You have reached your plan's limit of described styles. Delete one or upgrade.",
  },
  unknown_format: {
    status: 400,
    message:
      'There is no download in this format. Use jpg, png or webp, or fit=2mb for a JPEG of at most 2 MB.',
  },
  unknown_aspect_ratio: { status: 422, message: 'This resolution does not exist. Choose 16:9, 1:1 or 9:16.' },
  content_policy: {
    status: 422,
    message:
      "We couldn't generate this image because it may go against our content policy. Please try modifying your prompt or using a different reference image.",
  },
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
  idempotency_mismatch: {
    status: 422,
    message: 'This Idempotency-Key was already used for a different request. Use a new key.',
  },
  search_too_long: {
    status: 422,
    message: `The search is too long. Use at most ${galleryLimits.searchMaxCharacters.toLocaleString('en')} characters.`,
  },
  too_many_tags: {
    status: 422,
    message: `A picture can have at most ${galleryLimits.tagsPerImage} tags. Remove some first.`,
  },
  too_many_collections: {
    status: 422,
    message: `You can have at most ${galleryLimits.collectionsPerUser} collections. Delete one you no longer need.`,
  },
  collection_name_taken: {
    status: 409,
    message: 'You already have a collection with this name. Choose another name.',
  },
  request_id_reused: {
    status: 409,
    message: 'This request ID was already used for another change. Nothing was changed; use a new ID.',
  },
  idempotency_key_invalid: {
    status: 422,
    message: `The Idempotency-Key must have 1 to ${jobLimits.idempotencyKeyMaxCharacters} visible characters.`,
  },

  too_many_references: { status: 413, message: `Maximum ${uploadLimits.maxReferences} images allowed` },
  reference_not_marked: {
    status: 422,
    message: 'Mark the subject of the reference image with a stroke, or use the whole image.',
  },

  // Money
  billing_off: {
    status: 409,
    message: 'Plans are not sold on this server. Ask its operator for coins or a plan.',
  },
  billing_elsewhere: {
    status: 409,
    message:
      'Your payments are managed by Stripe, which this server cannot reach right now. Please tell its operator.',
  },
  sandbox_off: {
    status: 409,
    message: 'Test payments are off on this server. You were not charged and nothing has changed.',
  },
  unknown_plan: {
    status: 422,
    message: 'This plan does not exist. Choose Basic, PRO, Plus or Enterprise, monthly or yearly.',
  },
  already_on_plan: { status: 409, message: 'You are already on this plan. Choose another plan or interval.' },
  account_leaving: {
    status: 409,
    message:
      'Your account is scheduled for deletion. Choose "Keep my account" in your profile, then choose a plan.',
  },
  no_subscription: {
    status: 409,
    message: 'You have no subscription to manage. Choose a plan on the pricing page first.',
  },
  offer_not_yours: {
    status: 409,
    message: 'This discount is only for your first month on PRO. Choose the plan without it.',
  },
  payment_unavailable: {
    status: 503,
    message: 'The payment service is not responding. You were not charged; try again in a minute.',
  },
  payment_misconfigured: {
    status: 503,
    message: 'Payments are not fully set up on this server. You were not charged; please tell its operator.',
  },
  webhook_signature_invalid: {
    status: 400,
    message: 'The webhook signature is missing, wrong or too old. Nothing was done.',
  },
  webhook_malformed: {
    status: 400,
    message: 'This webhook does not contain a valid event. Nothing was done.',
  },
  checkout_not_yours: { status: 404, message: 'This payment is not yours. Nothing was changed.' },
  checkout_over: {
    status: 409,
    message: 'This checkout has expired. Choose a plan again; you were not charged.',
  },
  card_declined: { status: 402, message: 'The card was declined. You were not charged; try another card.' },

  // Files
  payload_too_large: {
    status: 413,
    message: `The upload is too large. Use a file of at most ${uploadMegabytes} MB.`,
  },
  too_many_files: { status: 413, message: 'Too many files. Send fewer.' },
  unsupported_image: {
    status: 415,
    message: 'This image format is not supported. Use JPEG, PNG, WebP, GIF or AVIF.',
  },
  unsupported_media_type: { status: 415, message: 'This kind of request body is not accepted here.' },
  heic_unsupported: {
    status: 415,
    message:
      'HEIC photos are not supported. Save the photo as JPEG or PNG. On an iPhone, choose Settings, Camera, Formats, Most Compatible.',
  },
  image_too_large: {
    status: 422,
    message: `This picture is too large. Use one of at most ${uploadMegapixels} megapixels.`,
  },
  source_required: { status: 422, message: 'Choose a picture to upscale first.' },
  upscale_too_large: {
    status: 422,
    message: `The result would be larger than ${uploadMegapixels} megapixels or ${uploadLimits.maxSide.toLocaleString('en')} pixels a side. Choose a smaller factor.`,
  },
  image_unreadable: {
    status: 422,
    message: 'This picture is damaged or incomplete. Save it again and try again.',
  },
  analysis_timed_out: {
    status: 504,
    message: 'Analysing this picture took too long. Try again, or use a smaller one.',
  },
  unsupported_audio: {
    status: 415,
    message: 'This audio format is not supported. Use MP4, MP3, WAV, WebM or Ogg.',
  },
  audio_too_long: {
    status: 422,
    message: `This recording is too long. Speak for at most ${voiceLimits.maxSeconds} seconds.`,
  },
  audio_unreadable: {
    status: 422,
    message: 'This recording is damaged or empty. Record it again.',
  },
  nothing_heard: {
    status: 422,
    message: 'No speech detected. Speak closer to the microphone and try again.',
  },
  transcription_unavailable: {
    status: 501,
    message: "Dictation isn't available here. Type the prompt, or use your device's dictation.",
  },
  transcription_failed: { status: 502, message: 'Failed to transcribe audio. Please try again.' },
  enhancement_failed: { status: 502, message: 'The prompt could not be enhanced. Try again.' },
  youtube_link_invalid: { status: 422, message: 'Please enter a valid YouTube URL' },
  youtube_thumbnail_failed: { status: 502, message: 'Failed to fetch thumbnail' },

  // Who asks
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'Wrong e-mail address or password.' },
  terms_not_accepted: {
    status: 422,
    message: 'Please accept our Terms of Service and Privacy Policy to continue',
  },
  email_invalid: { status: 422, message: 'Please enter a valid e-mail address.' },
  email_taken: {
    status: 422,
    message: 'An account with this e-mail address already exists. Log in instead.',
  },
  name_required: { status: 422, message: 'Please enter your name.' },
  password_too_short: {
    status: 422,
    message: `The password is too short. Use at least ${accountLimits.passwordMinCharacters} characters.`,
  },
  password_too_long: {
    status: 422,
    message: `The password is too long. Use at most ${accountLimits.passwordMaxCharacters} characters.`,
  },
  local_accounts_off: { status: 403, message: 'Accounts with e-mail and password are turned off here.' },
  wrong_password: { status: 422, message: 'The current password is wrong.' },
  token_invalid: {
    status: 422,
    message: 'This link was already used or has expired. Request a new one.',
  },
  wrong_account: {
    status: 403,
    message: 'This link belongs to another account. Sign in with that account and open it again.',
  },
  email_not_verified: { status: 403, message: 'Please confirm your e-mail address first.' },
  account_blocked: { status: 403, message: 'This account is blocked. Contact support.' },
  proof_required: { status: 403, message: "Please confirm that it's you, then try again." },
  code_invalid: {
    status: 422,
    message: 'This code is wrong or has expired. Check the latest e-mail or request another code.',
  },
  logout_failed: { status: 503, message: 'An error occurred while logging out. Please try again.' },
  confirmation_mismatch: {
    status: 422,
    message: "This is not your account's e-mail address. Type it to delete the account.",
  },
  last_sign_in_method: {
    status: 409,
    message: 'This is your only way to sign in. Add another one first.',
  },

  // Signing in at a provider
  sign_in_denied: {
    status: 403,
    message: 'The sign-in was not allowed. Try again, or sign in another way.',
  },
  sign_in_expired: {
    status: 400,
    message: 'This sign-in was already used or took too long. Please try again.',
  },
  sign_in_failed: { status: 401, message: 'The sign-in could not be completed. Please try again.' },
  provider_unavailable: {
    status: 502,
    message: 'The sign-in service is not responding. Try again later, or sign in another way.',
  },
  provider_email_missing: {
    status: 422,
    message: 'The sign-in service did not share your e-mail address. Allow it, or sign in another way.',
  },
  account_exists: {
    status: 409,
    message:
      'An account with this e-mail address already exists. Log in the way you did before, then link this one in your profile.',
  },
  provider_account_taken: {
    status: 409,
    message: 'This sign-in already belongs to another account here.',
  },

  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  not_on_yourself: {
    status: 422,
    message: 'You cannot do this to your own account. Ask another admin.',
  },
  too_few_coins: { status: 422, message: 'The user has fewer coins than that. Enter a smaller amount.' },
  engine_name_taken: {
    status: 409,
    message: 'An engine with this name already exists. Choose another name.',
  },
  engine_settings_invalid: {
    status: 422,
    message: 'Some of these settings are invalid. Check them and try again.',
  },
  engine_secret_needed: {
    status: 422,
    message: 'The address changed, so enter the key again and save.',
  },
  engine_set_elsewhere: {
    status: 409,
    message: "This is set by the server's environment variables. Change it there.",
  },
  engine_cannot_serve: {
    status: 422,
    message: 'One of these engines cannot do this. Reload the page and try again.',
  },
  engine_cannot_be_tested: {
    status: 409,
    message: 'This engine has nothing that can be tested here.',
  },
  engine_limit_reached: {
    status: 409,
    message:
      'This engine has reached its daily limit and was not called. Raise the limit, or try again tomorrow (UTC).',
  },
  origin_not_allowed: {
    status: 403,
    message: 'This request came from another site. Open Adventure and try again.',
  },
  premium_required: { status: 403, message: 'This needs a paid plan. Upgrade to use it.' },

  // Coins
  insufficient_coins: { status: 403, message: 'Insufficient coins. Upgrade your plan to get more.' },

  // Things
  not_found: { status: 404, message: 'This does not exist, or it is not yours.' },
  method_not_allowed: { status: 405, message: 'This address does not accept this kind of request.' },
  job_not_failed: {
    status: 409,
    message: 'This generation did not fail, so it cannot be retried. Press Generate to make another.',
  },
  press_forgotten: {
    status: 410,
    message: 'The inputs of this picture are no longer stored. Choose the settings again and press Generate.',
  },
  job_already_finished: { status: 409, message: 'This job has already finished, so it cannot be cancelled.' },

  not_a_design: {
    status: 409,
    message:
      'This picture was not made by the built-in engine, so its parts cannot be edited. Edit it on the canvas instead.',
  },
  design_change_invalid: {
    status: 422,
    message: 'This change cannot be applied. Choose something else.',
  },
  preview_superseded: { status: 409, message: 'A newer change replaced this preview.' },

  // Too much
  rate_limited: { status: 429, message: 'Too many requests. Wait a moment and try again.' },
  free_actions_used_up: {
    status: 429,
    message: `You have used today's ${freeActionLimits.assistPerDay} free analyses, enhancements and transcriptions. Try again tomorrow.`,
  },
  design_versions_used_up: {
    status: 429,
    message: `You have saved ${freeActionLimits.designVersionsPerPicturePerDay} versions of this picture today. You can save more tomorrow.`,
  },
  too_many_offers: {
    status: 429,
    message:
      'You have reached the limit of pictures waiting for approval. Wait for a decision, or withdraw one.',
  },
  too_many_jobs: {
    status: 429,
    message: 'Too many of your pictures are in progress. Wait until one is ready.',
  },

  // Ours
  internal: { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
  engine_failed: {
    status: 502,
    message: 'We encountered an issue while generating your image. Please try again with different settings.',
  },
  engine_not_ready: {
    status: 503,
    message: "This tool is unavailable right now. The site's operator has to fix it.",
  },
  engine_timed_out: { status: 504, message: 'The engine did not answer in time. Try again.' },
  storage_failed: { status: 507, message: 'The picture could not be saved. Try again in a moment.' },
  unavailable: { status: 503, message: 'Adventure is starting or stopping. Try again in a moment.' },

  // What a job can end with beyond the above
  cancelled: { status: 409, message: 'You cancelled this job.' },
  job_lost: { status: 500, message: 'The job was interrupted. Try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

export const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]];

export const errorCodeSchema = z.enum(errorCodes);

/**
 * The body of every response that is not a success. `error` and `message` both carry the text for the user.
 */
export const errorResponseSchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: errorCodeSchema,
  requestId: z.string(),
  /** Which fields were wrong, for `validation_failed` and its like. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Seconds after which a retry makes sense, for `rate_limited` and `unavailable`. */
  retryAfterSeconds: z.number().optional(),
});
export type ErrorResponse = z.infer<typeof errorResponseSchema>;
