import { accountLimits, faceLimits, uploadLimits, voiceLimits } from '../limits.ts';
import { uploadMegapixels } from '../text-numbers.ts';
import type { ErrorEntry } from './error-entry.ts';

/** Errors of uploaded pictures and recordings. */
export const fileErrors = {
  upload_too_slow: {
    status: 408,
    message: 'The upload was too slow and was stopped. Check your connection and send it again.',
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
  image_too_narrow: {
    status: 422,
    message: `This picture is too narrow. Crop it, so that its longer side is at most ${uploadLimits.maxReferenceRatio} times the shorter one.`,
  },
  face_consent_required: {
    status: 422,
    message: 'Agree first that photos of your face are kept here until you delete them.',
  },
  too_many_faces: {
    status: 422,
    message: `You can keep ${faceLimits.max} photos of your face. Delete one you no longer need.`,
  },
  face_not_found: {
    status: 422,
    message: 'This face is not in your library any more. Choose another one, or a photo.',
  },
  profile_picture_too_large: {
    status: 422,
    message: `This picture is too large. Use one of at most ${accountLimits.pictureMegapixels} megapixels.`,
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
  no_speech_detected: {
    status: 422,
    message: 'No speech detected. Speak closer to the microphone and try again.',
  },
  transcription_unavailable: {
    status: 501,
    message: "Dictation isn't available here. Type the prompt, or use your device's dictation.",
  },
  transcription_failed: { status: 502, message: 'Failed to transcribe audio. Please try again.' },
  youtube_link_invalid: { status: 422, message: 'Please enter a valid YouTube URL' },
  youtube_thumbnail_failed: { status: 502, message: 'Failed to fetch thumbnail' },
} as const satisfies Record<string, ErrorEntry>;
