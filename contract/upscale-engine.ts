import * as z from 'zod';
import { defineCall } from './call.ts';
import { upscaleInputs } from './upscale.ts';

/**
 * The engine that will probably make the next upscale: the first of the chain without an open circuit
 * breaker.
 */
export const upscaleEngineSchema = z.object({
  /** Display name, such as "fal". */
  name: z.string(),
  /** Whether the picture stays on this server. */
  isBuiltIn: z.boolean(),
  /** The form fields that it uses; null if unknown before the call. */
  reads: z.array(z.enum(upscaleInputs)).nullable(),
});
export type UpscaleEngine = z.infer<typeof upscaleEngineSchema>;

export const getUpscaleEngine = defineCall({
  method: 'get',
  path: '/api/upscale/engine',
  summary: 'The engine for the next upscale, and the settings it uses',
  /** `engine` is null if no engine can upscale. */
  response: z.object({ success: z.literal(true), engine: upscaleEngineSchema.nullable() }),
});
