import type { DesignChange } from '#contract/designs.ts';
import type { ContentPolicy } from '../content-policy/content-policy.ts';
import { readText } from '../generation/generation.ts';

/**
 * The change with its headline read as a prompt is: what cannot be stored is refused (`prompt_invalid`), and what goes
 * against the content policy, in one line or across several (`content_policy`).
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
