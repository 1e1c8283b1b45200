import * as z from 'zod';
import { defineCall } from './call.ts';
import { galleryFilterSchema } from './gallery-filters.ts';
import { galleryLimits } from './limits.ts';
import { nameOf } from './names.ts';

/** The pictures that a bulk action applies to. */
export const selectionSchema = z.union([
  z.object({ ids: z.array(z.uuid()).min(1).max(galleryLimits.maxSelected) }),
  /** All matching pictures, whether or not the browser has loaded them. */
  z.object({
    filter: galleryFilterSchema,
    except: z.array(z.uuid()).max(galleryLimits.maxSelected).default([]),
  }),
  /** The pictures that one deletion moved to the trash. */
  z.object({ deletionId: z.uuid() }),
]);
export type Selection = z.input<typeof selectionSchema>;

export const collectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Number of its pictures outside the trash. */
  count: z.number().int(),
  /** Addresses of its newest pictures, for the cover. */
  covers: z.array(z.string()),
  createdAt: z.iso.datetime(),
});
export type Collection = z.infer<typeof collectionSchema>;

const facetSchema = z.object({ value: z.string(), label: z.string(), count: z.number().int() });
export type Facet = z.infer<typeof facetSchema>;

export const facetsSchema = z.object({
  success: z.literal(true),
  /** Of the whole gallery, most used first, without zero counts. */
  styles: z.array(facetSchema),
  tools: z.array(facetSchema),
  engines: z.array(facetSchema),
  tags: z.array(facetSchema),
  collections: z.array(collectionSchema),
  favorites: z.number().int(),
  total: z.number().int(),
  trash: z.number().int(),
});
export type GalleryFacets = z.infer<typeof facetsSchema>;

export const getGalleryFacets = defineCall({
  method: 'get',
  path: '/api/gallery/facets',
  summary: 'The values of the gallery’s filters, with the number of pictures of each',
  response: facetsSchema,
});

const changedSchema = z.object({
  success: z.literal(true),
  /** Number of changed pictures. */
  count: z.number().int(),
  /** Set if a filter matches more pictures than one request changes: repeat the request with it. */
  next: z.string().nullable(),
});
const onSelection = z.object({ selection: selectionSchema, next: z.string().max(300).optional() });

export const trashImages = defineCall({
  method: 'post',
  path: '/api/gallery/delete',
  summary: `Move pictures to the trash, where they can be restored for ${galleryLimits.trashDays} days`,
  /** Without `withVersions`, only the given version of each stack is moved, and the one before it shows. */
  body: onSelection.extend({ withVersions: z.boolean().default(true) }),
  /** The same in all requests of one deletion. Undo restores by it. */
  response: changedSchema.extend({ deletionId: z.string() }),
});

export const restoreImages = defineCall({
  method: 'post',
  path: '/api/gallery/restore',
  summary: 'Restore pictures from the trash',
  body: onSelection,
  response: changedSchema,
});

export const purgeImages = defineCall({
  method: 'post',
  path: '/api/gallery/purge',
  summary: 'Permanently delete pictures in the trash',
  body: onSelection,
  response: changedSchema,
});

export const favoriteImages = defineCall({
  method: 'post',
  path: '/api/gallery/favorite',
  summary: 'Add pictures to the favourites, or remove them',
  body: onSelection.extend({ isFavorite: z.boolean() }),
  response: changedSchema,
});

const tag = nameOf(galleryLimits.tagMaxCharacters);

export const tagImages = defineCall({
  method: 'post',
  path: '/api/gallery/tag',
  summary: 'Add and remove tags of pictures',
  body: onSelection.extend({
    add: z.array(tag).max(galleryLimits.tagsPerImage).default([]),
    remove: z.array(tag).max(galleryLimits.tagsPerImage).default([]),
  }),
  response: changedSchema,
});

export const collectImages = defineCall({
  method: 'post',
  path: '/api/gallery/collect',
  summary: 'Add pictures to collections and remove them from others',
  body: onSelection.extend({
    add: z.array(z.uuid()).max(20).default([]),
    remove: z.array(z.uuid()).max(20).default([]),
  }),
  response: changedSchema,
});

const collectionBody = z.object({
  name: nameOf(galleryLimits.collectionNameMaxCharacters),
});
const collectionParams = z.object({ id: z.uuid() });
const collectionAnswer = z.object({ success: z.literal(true), collection: collectionSchema });

export const createCollection = defineCall({
  method: 'post',
  path: '/api/gallery/collections',
  summary: 'Create a collection',
  body: collectionBody,
  response: collectionAnswer,
});

export const renameCollection = defineCall({
  method: 'patch',
  path: '/api/gallery/collections/{id}',
  summary: 'Rename a collection',
  params: collectionParams,
  body: collectionBody,
  response: collectionAnswer,
});

export const deleteCollection = defineCall({
  method: 'delete',
  path: '/api/gallery/collections/{id}',
  summary: 'Delete a collection; its pictures stay',
  params: collectionParams,
  response: z.object({ success: z.literal(true) }),
});

export const zipFormats = ['original', 'png', 'jpg', 'webp'] as const;
export type ZipFormat = (typeof zipFormats)[number];

export const prepareZip = defineCall({
  method: 'post',
  path: '/api/gallery/zips',
  summary: 'Get the address of a zip of pictures; it is valid for half an hour',
  body: z.object({ selection: selectionSchema, format: z.enum(zipFormats).default('original') }),
  response: z.object({
    success: z.literal(true),
    url: z.string(),
    /** A lower bound. Exact for listed pictures, and for up to 1,000 matching ones. */
    count: z.number().int(),
  }),
});
