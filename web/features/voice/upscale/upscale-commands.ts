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

const formatWords: Readonly<Record<UpscaleFormat, readonly string[]>> = {
  png: ['png', 'p n g'],
  jpg: ['jpg', 'jpeg', 'j p g'],
  webp: ['webp', 'web p'],
};

/**
 * Parses an utterance in English, Portuguese or Spanish as a command for the Upscaler; null if it is text.
 * Only a whole utterance is a command.
 */
export function parseUpscaleCommand(text: string): UpscaleCommand | null {
  const said = plain(text);
  const isStart = commandWords.some(({ startUpscale, generate }) =>
    [...startUpscale, ...generate].includes(said),
  );
  if (isStart) return { kind: 'start' };
  if (commandWords.some(({ clear }) => clear.includes(said))) return { kind: 'clear' };
  const factor = upscaleFactors.find((one) => isFactor(said, one));
  if (factor !== undefined) return { kind: 'factor', factor };
  const format = upscaleFormats.find((one) => formatWords[one].includes(said));
  if (format !== undefined) return { kind: 'format', format };
  const tool = namedTool(said);
  return tool === null ? null : { kind: 'tool', tool };
}

function isFactor(said: string, factor: UpscaleFactor): boolean {
  if (commandWords.some((words) => words.factor[factor].includes(said))) return true;
  return new RegExp(`^(?:(?:factor|fator) )?${factor} ?(?:x|times|vezes|veces)?$`).test(said);
}
