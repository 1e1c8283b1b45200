import * as z from 'zod';
import { defineCall } from './call.ts';
import type { ImageStyleId } from './styles.ts';
import { generateTools } from './tools.ts';

/** Styles whose names promise photographs. An engine that draws by rules can only come near them. */
export const photographStyles: readonly ImageStyleId[] = ['Photographic', 'Realistic', 'Portrait'];

export const getDrawnTools = defineCall({
  method: 'get',
  path: '/api/generate/drawn-tools',
  summary: 'The tools whose next picture is drawn by rules, and not made by a trained model',
  response: z.object({ success: z.literal(true), tools: z.array(z.enum(generateTools)) }),
});
