import type { Tool } from '#contract/tools.ts';
import { type UpscaleFactor, type UpscaleFormat, upscaleFactors, upscaleFormats } from '#contract/upscale.ts';
import { commandWords } from '../command-words.ts';
import { namedTool, plain } from '../commands.ts';

export type UpscaleCommand =
  | { kind: 'start' }
  | { kind: 'clear' }
  | { kind: 'factor'; factor: UpscaleFactor }
  | { kind: 'format'; format: UpscaleFormat }
  | { kind: 'tool'; tool: Tool };

const allWords = Object.values(commandWords);
const startWords = [
  'upscale',
  'upscale it',
  'upscale now',
  'enlarge',
  'enlarge it',
  'ampliar',
  'amplie',
  'amplia',
  'ampliar agora',
  'ampliar ahora',
];
/** How the factors are said in the three languages; each also as "4x". */
const factorWords: Readonly<Record<UpscaleFactor, readonly string[]>> = {
  2: ['two times', 'twice', 'times two', 'two x', 'factor two', 'duas vezes', 'dos veces', 'fator dois'],
  4: ['four times', 'times four', 'four x', 'factor four', 'quatro vezes', 'cuatro veces', 'fator quatro'],
  8: ['eight times', 'times eight', 'eight x', 'factor eight', 'oito vezes', 'ocho veces', 'fator oito'],
};
const formatWords: Readonly<Record<UpscaleFormat, readonly string[]>> = {
  png: ['png', 'p n g'],
  jpg: ['jpg', 'jpeg', 'j p g'],
  webp: ['webp', 'web p'],
};

/**
 * The command that an utterance is for the upscaler's form, in English, Portuguese or Spanish; null for one that is to be
 * written down. Only a whole utterance is a command.
 */
export function parseUpscaleCommand(text: string): UpscaleCommand | null {
  const said = plain(text);
  if (startWords.includes(said) || allWords.some(({ generate }) => generate.includes(said))) {
    return { kind: 'start' };
  }
  if (allWords.some(({ clear }) => clear.includes(said))) return { kind: 'clear' };
  const factor = upscaleFactors.find((one) => isFactor(said, one));
  if (factor !== undefined) return { kind: 'factor', factor };
  const format = upscaleFormats.find((one) => formatWords[one].includes(said));
  if (format !== undefined) return { kind: 'format', format };
  const tool = namedTool(said);
  return tool === null ? null : { kind: 'tool', tool };
}

function isFactor(said: string, factor: UpscaleFactor): boolean {
  if (factorWords[factor].includes(said)) return true;
  return new RegExp(`^(?:(?:factor|fator) )?${factor} ?(?:x|times|vezes|veces)?$`).test(said);
}
