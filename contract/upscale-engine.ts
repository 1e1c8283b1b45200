import * as z from 'zod';
import { defineCall } from './call.ts';
import { upscaleInputs } from './upscale.ts';

/**
 * What the next upscale will probably be made by: the first engine of the chain that is not left alone at the
 * moment.
 */
export const upscaleEngineSchema = z.object({
  /** What people know it by, such as "fal". */
  name: z.string(),
  /** Whether the picture stays on this server. */
  isBuiltIn: z.boolean(),
  /** The form fields that it uses; null if unknown before it is called. */
  reads: z.array(z.enum(upscaleInputs)).nullable(),
});
export type UpscaleEngine = z.infer<typeof upscaleEngineSchema>;

export const getUpscaleEngine = defineCall({
  method: 'get',
  path: '/api/upscale/engine',
  summary: 'The engine for the next upscale, and the settings it uses',
  /** Null where there is none. */
  response: z.object({ success: z.literal(true), engine: upscaleEngineSchema.nullable() }),
});
