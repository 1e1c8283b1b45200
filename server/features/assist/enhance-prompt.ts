import type * as z from 'zod';
import type { enhancePrompt as call } from '#contract/enhance-prompt.ts';
import { assistTimeoutMs } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { permittedEngines, remoteEngineName } from '../engines/engines.ts';
import { readPrompt, readText } from '../generation/generation.ts';
import { callEngines } from './call-engines.ts';
import type { AssistContext, Caller } from './context.ts';
import { runFreeAction } from './free-actions.ts';

/**
 * Expands a prompt by the first engine that can. Stores and logs nothing of it. Throws the errors of
 * `readPrompt`, `coins_not_accepted`, `free_action_limit_reached` and `enhancement_failed`.
 */
export async function enhancePrompt(
  context: AssistContext,
  input: z.infer<(typeof call)['body']>,
  { userId, signal }: Caller,
): Promise<Answer<typeof call>> {
  const { tool, style, analysis = null, description } = input;
  const request = {
    prompt: readPrompt(input.prompt),
    tool,
    style,
    analysis,
    ...(description !== undefined && { description: readText(description) }),
  };
  const [first, ...others] = await permittedEngines(context.engines, 'enhancePrompt', () =>
    context.mayCallPaid(userId),
  );
  if (!first) throw new AppError('enhancement_failed');
  const work = { operation: 'enhancePrompt', able: [first, ...others] } as const;
  const timeoutMs = context.engineTimeoutMs ?? assistTimeoutMs;
  return runFreeAction(context.rateWindows, userId, async () => {
    try {
      const { engine, prompt, changes } = await callEngines(
        context,
        work,
        { signal, timeoutMs },
        async (engine, within) => ({ engine, ...(await engine.enhancePrompt(request, within)) }),
      );
      // The result will be sent as a prompt, so it must be a valid one.
      const enhancedPrompt = readPrompt(prompt);
      return { enhancedPrompt, changes: [...changes], by: remoteEngineName(engine) };
    } catch (cause) {
      throw new AppError('enhancement_failed', { cause });
    }
  });
}
