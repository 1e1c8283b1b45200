import { describedStyleFields } from '#contract/described-styles.ts';
import { assistTimeoutMs } from '#contract/limits.ts';
import type { enhanceImageStyle as call } from '#contract/styles-calls.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { permittedEngines } from '../engines/engines.ts';
import { callEngines } from './call-engines.ts';
import type { AssistContext, Caller } from './context.ts';
import { runFreeAction } from './free-actions.ts';

/**
 * Expands a style's description by the first engine that can. Stores and logs nothing of it. Throws
 * `coins_not_accepted`, `free_action_limit_reached` and `enhancement_failed`.
 */
export async function enhanceStyle(
  context: AssistContext,
  description: string,
  { userId, signal }: Caller,
): Promise<Answer<typeof call>> {
  const [first, ...others] = await permittedEngines(context.engines, 'enhanceStyle', () =>
    context.mayCallPaid(userId),
  );
  if (!first) throw new AppError('enhancement_failed');
  const work = { operation: 'enhanceStyle', able: [first, ...others] } as const;
  const timeoutMs = context.engineTimeoutMs ?? assistTimeoutMs;
  return runFreeAction(context.rateWindows, userId, async () => {
    try {
      const { description: enhanced, added } = await callEngines(
        context,
        work,
        { signal, timeoutMs },
        (engine, within) => engine.enhanceStyle({ description }, within),
      );
      // The result will be stored, so it must be valid.
      const enhancedDescription = describedStyleFields.description.parse(enhanced);
      return { enhancedDescription, added: [...added] };
    } catch (cause) {
      throw new AppError('enhancement_failed', { cause });
    }
  });
}
