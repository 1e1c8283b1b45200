import { uiTexts } from '#web/ui/ui-texts.ts';

/** Dictation's words. Texts quoted by the specification are verbatim. */
export const voiceTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  dictation: 'Dictation',
  starting: 'Waiting for the microphone...',
  listening: 'Recording',
  time: '{seconds} of {limit} seconds',
  sayIt: 'Say what you want to see',
  stop: 'Stop',
  cancel: 'Cancel dictation',
  transcribing: 'Transcribing...',
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
  alwaysWide: 'Thumbnails are always widescreen.',
  factorChosen: 'Upscale factor: {factor}x',
  formatChosen: 'File format: {format}',
});
