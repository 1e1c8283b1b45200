import * as z from 'zod';
import { defineCall } from './call.ts';
import { galleryImageSchema } from './images.ts';
import { ownAddressLimits } from './limits.ts';

export const saveImage = defineCall({
  method: 'post',
  path: '/api/user/user-images',
  summary:
    "Answer the gallery's picture at one of one's own addresses. Older clients say so that a picture was made; it is in the gallery by then",
  body: z.object({
    url: z.string().max(ownAddressLimits.maxCharacters),
    /** Read by nobody: a picture's own record says how it was made. */
    prompt: z.unknown().optional(),
    style: z.unknown().optional(),
    createdAt: z.unknown().optional(),
  }),
  response: z.object({ success: z.literal(true), image: galleryImageSchema }),
});

/** Answers the file at one of one's own addresses, for older clients that cannot download from there. */
export const proxyImagePath = '/api/proxy-image';
