import * as z from 'zod';

/** How many parts of a picture are moved or scaled, and how far they are scaled. */
export const placeLimits = { most: 24, leastScale: 0.25, mostScale: 4 } as const;

/**
 * Where a user has put a part of a picture: how far its middle is from where the layout puts it, in shares of
 * the picture, and its size as a factor.
 */
export const designPlaceSchema = z.strictObject({
  /** `hero`, `second`, `line:0`, `photo:0`, `sticker:fire` or `sticker:fire:1`. */
  of: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.+~:-]*$/, 'must be a part')
    .max(100),
  x: z.number().min(-1).max(1),
  y: z.number().min(-1).max(1),
  scale: z.number().min(placeLimits.leastScale).max(placeLimits.mostScale),
});
export type DesignPlace = z.infer<typeof designPlaceSchema>;
