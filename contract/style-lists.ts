import * as z from 'zod';
import { defineCall } from './call.ts';
import { customImageStyleSchema, customThumbnailStyleSchema, presetThumbnailStyleSchema } from './styles.ts';

export const styleListSchema = z.object({
  success: z.literal(true),
  styles: z.array(customThumbnailStyleSchema),
});

export const listPresetThumbnailStyles = defineCall({
  method: 'get',
  path: '/api/preset-thumbnail-styles',
  summary: 'The preset creator styles',
  response: z.object({ success: z.literal(true), styles: z.array(presetThumbnailStyleSchema) }),
  signedIn: false,
});

export const listCustomThumbnailStyles = defineCall({
  method: 'get',
  path: '/api/custom-thumbnail-styles',
  summary: 'All trained styles of the user',
  response: styleListSchema,
});

export const listCustomImageStyles = defineCall({
  method: 'get',
  path: '/api/custom-styles',
  summary: 'The described styles of the user',
  response: z.object({ success: z.literal(true), styles: z.array(customImageStyleSchema) }),
});
