import * as z from 'zod';
import { defineCall } from './call.ts';
import { galleryImageSchema } from './images.ts';
import { ownAddressLimits } from './limits.ts';

export const saveImage = defineCall({
  method: 'post',
  path: '/api/user/user-images',
  summary:
    'Return the gallery picture at one of the user’s own addresses, for clients that report a finished picture',
  body: z.object({
    url: z.string().max(ownAddressLimits.maxCharacters),
    /** Ignored: the picture's row has how it was made. */
    prompt: z.unknown().optional(),
    style: z.unknown().optional(),
    createdAt: z.unknown().optional(),
  }),
  response: z.object({ success: z.literal(true), image: galleryImageSchema }),
});

/**
 * Path that returns the file at one of the user's own addresses, for clients that cannot download it
 * directly.
 */
export const proxyImagePath = '/api/proxy-image';
