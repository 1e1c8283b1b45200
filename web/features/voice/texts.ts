import { defineTexts } from '#web/i18n/catalogue.ts';

/** Dictation's words. Texts quoted by the specification are verbatim. */
export const voiceTextsEn = {
  dictation: 'Dictation',
  starting: 'Waiting for the microphone...',
  listening: 'Recording',
  time: '{seconds} of {limit} seconds',
  sayIt: 'Say what you want to see',
  stop: 'Stop',
  cancel: 'Cancel dictation',
  transcribing: 'Transcribing...',
  tryAgain: 'Try again',
  close: 'Close',
  denied: 'Could not access microphone. Please check your permissions.',
  noMicrophone: 'No microphone was found. Connect one and try again.',
  insecure: "The microphone works only on https pages. Type the prompt, or use your device's dictation.",
  unavailable: "Dictation isn't available here. Type the prompt, or use your device's dictation.",
  nothingHeard: 'No speech detected. Speak closer to the microphone and try again.',
  failed: 'Failed to transcribe audio. Please try again.',
  cleared: 'Prompt cleared',
  styleChosen: 'Style: {name}',
  toolChosen: 'Tool: {name}',
  ratioChosen: 'Resolution: {name}',
  countChosen: { one: 'Number of variations: {count}', other: 'Number of variations: {count}' },
  widescreen: 'Widescreen',
  square: 'Square',
  vertical: 'Vertical',
  alwaysWide: 'Thumbnails are always widescreen.',
  undo: 'Undo',
  factorChosen: 'Upscale factor: {factor}x',
  formatChosen: 'File format: {format}',
} as const;

export const voiceTexts = defineTexts(voiceTextsEn, (language) => import(`./texts.${language}.ts`));
