import * as z from 'zod';
import { defineCall } from './call.ts';
import { galleryImageSchema } from './images.ts';
import { ownAddressLimits } from './limits.ts';

export const saveImage = defineCall({
  method: 'post',
  path: '/api/user/user-images',
  summary:
    'Return the gallery picture at one of the caller’s own addresses, for older clients that report a finished picture',
  body: z.object({
    url: z.string().max(ownAddressLimits.maxCharacters),
    /** Ignored: a picture's own record says how it was made. */
    prompt: z.unknown().optional(),
    style: z.unknown().optional(),
    createdAt: z.unknown().optional(),
  }),
  response: z.object({ success: z.literal(true), image: galleryImageSchema }),
});

/** Answers the file at one of one's own addresses, for older clients that cannot download from there. */
export const proxyImagePath = '/api/proxy-image';
