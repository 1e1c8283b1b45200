import type { StudioTool } from '#contract/tools.ts';
import { type UpscaleFactor, type UpscaleFormat, upscaleFactors, upscaleFormats } from '#contract/upscale.ts';
import { commandWords } from '../command-words.ts';
import { namedTool, plain } from '../commands.ts';

export type UpscaleCommand =
  | { kind: 'start' }
  | { kind: 'clear' }
  | { kind: 'factor'; factor: UpscaleFactor }
  | { kind: 'format'; format: UpscaleFormat }
  | { kind: 'tool'; tool: StudioTool };

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
  const utterance = plain(text);
  const isStart = commandWords.some(({ startUpscale, generate }) =>
    [...startUpscale, ...generate].includes(utterance),
  );
  if (isStart) return { kind: 'start' };
  if (commandWords.some(({ clear }) => clear.includes(utterance))) return { kind: 'clear' };
  const factor = upscaleFactors.find((one) => isFactor(utterance, one));
  if (factor !== undefined) return { kind: 'factor', factor };
  const format = upscaleFormats.find((one) => formatWords[one].includes(utterance));
  if (format !== undefined) return { kind: 'format', format };
  const tool = namedTool(utterance);
  return tool === null ? null : { kind: 'tool', tool };
}

function isFactor(utterance: string, factor: UpscaleFactor): boolean {
  if (commandWords.some((words) => words.factor[factor].includes(utterance))) return true;
  return new RegExp(`^(?:(?:factor|fator) )?${factor} ?(?:x|times|vezes|veces)?$`).test(utterance);
}
