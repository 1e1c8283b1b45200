import * as z from 'zod';
import { defineCall } from './call.ts';
import { upscaleInputs } from './upscale.ts';

/** What the next upscale will probably be made by: the first engine of the chain that is not left alone at the moment. */
export const upscaleEngineSchema = z.object({
  /** What people know it by, such as "fal". */
  name: z.string(),
  /** Whether the picture stays on this server. */
  isBuiltIn: z.boolean(),
  /** What of the form it reads; null where nobody can say before it is asked. */
  reads: z.array(z.enum(upscaleInputs)).nullable(),
});
export type UpscaleEngine = z.infer<typeof upscaleEngineSchema>;

export const getUpscaleEngine = defineCall({
  method: 'get',
  path: '/api/upscale/engine',
  summary: 'Which engine will enlarge the next picture, and what of the form it reads',
  /** Null where there is none. */
  response: z.object({ success: z.literal(true), engine: upscaleEngineSchema.nullable() }),
});
