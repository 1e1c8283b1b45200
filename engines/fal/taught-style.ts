import * as z from 'zod';
import type { EngineStyle } from '../picture-requests.ts';

/** What makes pictures in styles that fal has taught. */
export const loraModel = 'fal-ai/flux-lora';

/** What is left of a training: where fal keeps what was learnt, and the word that calls it up. */
const taughtStyleSchema = z.object({
  path: z.url({ protocol: /^https?$/ }),
  triggerWord: z.string().min(1).max(200),
});
export type TaughtStyle = z.infer<typeof taughtStyleSchema>;

/** The style that this engine was taught; null for all others. */
export function taughtStyleOf({ profile }: EngineStyle): TaughtStyle | null {
  const read = taughtStyleSchema.safeParse(profile);
  return read.success ? read.data : null;
}
