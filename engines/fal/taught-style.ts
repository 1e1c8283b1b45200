import * as z from 'zod';
import type { EngineStyle } from '../picture-requests.ts';

/** Makes pictures in styles that were trained at fal. */
export const loraModel = 'fal-ai/flux-lora';

/** The profile of a training: where fal stores the weights, and the trigger word. */
const taughtStyleSchema = z.object({
  path: z.url({ protocol: /^https?$/ }),
  triggerWord: z.string().min(1).max(200),
});
export type TaughtStyle = z.infer<typeof taughtStyleSchema>;

/** The style trained on this engine; null for all others. */
export function taughtStyleOf({ profile }: EngineStyle): TaughtStyle | null {
  const read = taughtStyleSchema.safeParse(profile);
  return read.success ? read.data : null;
}
