import type OpenAI from 'openai';
import type { PolicyBreach } from '../words.ts';

/** OpenAI's categories (omni-moderation, 2024-09) that breach the content policy; the others pass. */
const breaches: Record<string, PolicyBreach> = {
  sexual: 'sexual',
  'sexual/minors': 'sexual',
  hate: 'hate',
  'hate/threatening': 'hate',
  'harassment/threatening': 'hate',
  'violence/graphic': 'gore',
  'self-harm/intent': 'self-harm',
  'self-harm/instructions': 'self-harm',
  'illicit/violent': 'crime',
};

/** Returns the breaches of the content policy in a text, as OpenAI classifies it. */
export async function moderate(
  { client, model }: { client: OpenAI; model: string },
  { text }: { readonly text: string },
  signal: AbortSignal,
): Promise<PolicyBreach[]> {
  const { results } = await client.moderations.create({ model, input: text }, { signal });
  const broken = Object.entries(results[0]?.categories ?? {}).flatMap(([name, isBroken]) => {
    const breach = breaches[name];
    return isBroken && breach ? [breach] : [];
  });
  return [...new Set(broken)];
}
