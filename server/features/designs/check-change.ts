import type { DesignChange } from '#contract/designs.ts';
import type { ContentPolicy } from '../content-policy/content-policy.ts';
import { readText } from '../generation/generation.ts';

/**
 * Returns the change with its headline validated like a prompt. Throws `prompt_invalid` for what cannot be
 * stored, and `content_policy` for what breaks the policy, in one line or across several.
 */
export async function checkChange(
  policy: ContentPolicy,
  change: DesignChange,
  signal: AbortSignal,
): Promise<DesignChange> {
  if (change.headline === undefined) return change;
  const lines = change.headline.lines.map(readText);
  if (lines.length > 0) await policy.check([lines.join(' ')], signal);
  return { ...change, headline: { ...change.headline, lines } };
}
