import * as z from 'zod';
import type { EngineStyle } from '../picture-requests.ts';

/** Makes pictures in styles that were trained at fal. */
export const loraModel = 'fal-ai/flux-lora';

/** The profile of a training: where fal stores the weights, and the trigger word. */
const falStyleSchema = z.object({
  path: z.url({ protocol: /^https?$/ }),
  triggerWord: z.string().min(1).max(200),
});
export type FalStyle = z.infer<typeof falStyleSchema>;

/** The style trained on this engine; null for all others. */
export function falStyleOf({ profile }: EngineStyle): FalStyle | null {
  const read = falStyleSchema.safeParse(profile);
  return read.success ? read.data : null;
}
