import * as z from 'zod';

export const gallerySorts = ['latest', 'oldest'] as const;
export type GallerySort = (typeof gallerySorts)[number];

/** How a picture joined its stack. */
export const versionKinds = ['original', 'design', 'edit', 'upscale'] as const;
export type VersionKind = (typeof versionKinds)[number];

/** A picture's fields that the gallery manages. */
export const galleryFields = {
  isFavorite: z.boolean(),
  tags: z.array(z.string()),
  /** Ids of its collections. */
  collections: z.array(z.string()),
  /** Number of pictures in its stack outside the trash, itself included. */
  versions: z.number().int(),
  versionKind: z.enum(versionKinds),
  /** Of an upscaled picture: 2, 4 or 8. */
  scaleFactor: z.number().int().nullable(),
  /** The id of the engine that made it. */
  engine: z.string(),
  /** When it was moved to the trash; null outside the trash. */
  deletedAt: z.iso.datetime().nullable(),
} as const;
