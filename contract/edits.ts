import * as z from 'zod';
import { defineCall } from './call.ts';
import { idempotencyHeaders } from './idempotency-key.ts';
import { ownAddressLimits, promptLimits } from './limits.ts';

/** Limits of the edit history. */
export const editLimits = {
  nameMaxCharacters: 200,
  descriptionMaxCharacters: 2_000,
  wordMaxCharacters: 60,
  /** Longest side of a thumbnail in pixels; larger ones are scaled down. */
  thumbnailSide: 512,
  /** For a thumbnail sent as a data URL: a JPEG of 512 pixels has about 60 kB. */
  thumbnailMaxCharacters: 700_000,
  /** Newest edits kept per user. */
  maxPerUser: 500,
  defaultLimit: 20,
  maxLimit: 50,
  /** Edits that a browser keeps until the server has stored them. */
  maxLocal: 50,
} as const;

const sizeSchema = z.object({
  width: z.number().positive().max(100_000),
  height: z.number().positive().max(100_000),
});
const absent = (value: unknown) => (value === null || value === '' ? undefined : value);
const ownAddress = z
  .string()
  .max(ownAddressLimits.maxCharacters)
  .nullish()
  .transform((address) => address || undefined);
/** PostgreSQL stores neither NUL nor lone surrogates. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
const text = (max: number) =>
  z.string().max(max).refine(isStorable, 'holds a character that cannot be stored');
const word = text(editLimits.wordMaxCharacters);
const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((written) => written ?? '');

/** How an edit was made. Other fields that clients send are dropped. */
export const editMetadataSchema = z.object({
  /** Such as `design`, `mask_edit`. */
  editType: z.preprocess(absent, word.optional()),
  /** When the edit was made, by the client's clock. */
  timestamp: z.preprocess(absent, z.union([z.number(), word]).optional()),
  tool: z.preprocess(absent, word.optional()),
  canvas: z.preprocess(absent, sizeSchema.optional()),
  image: z.preprocess(absent, sizeSchema.optional()),
});
export type EditMetadata = z.infer<typeof editMetadataSchema>;

/** An edit to store: at least a name and a thumbnail. */
export const editToSaveSchema = z.object({
  name: text(editLimits.nameMaxCharacters).refine((name) => name.trim() !== '', 'Give the edit a name.'),
  /** A small picture as a data URL, or the address of one of the user's own pictures. */
  thumbnail: z.string().min(1, 'Send a thumbnail.').max(editLimits.thumbnailMaxCharacters),
  description: optionalText(editLimits.descriptionMaxCharacters),
  prompt: optionalText(promptLimits.maxCharacters),
  /** Addresses of the user's own pictures on this server. */
  originalImageUrl: ownAddress,
  editedImageUrl: ownAddress,
  metadata: editMetadataSchema.nullish().transform((metadata) => metadata ?? {}),
});
export type EditToSave = z.input<typeof editToSaveSchema>;

/** Where the edited picture is. `none`: the edit refers to no picture. */
export const editPictureStates = ['kept', 'in_trash', 'deleted', 'none'] as const;

export const editSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  prompt: z.string(),
  /** Null if it no longer exists. Addresses are same-origin, signed, and stable for a day. */
  thumbnail: z.string().nullable(),
  originalImageUrl: z.string().nullable(),
  editedImageUrl: z.string().nullable(),
  /** Ids in the gallery. */
  originalImageId: z.string().nullable(),
  editedImageId: z.string().nullable(),
  /** The state of the edited picture. */
  picture: z.enum(editPictureStates),
  metadata: editMetadataSchema,
  /** True in every answer of the server; false for edits that a browser has not sent yet. */
  savedToBackend: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Edit = z.infer<typeof editSchema>;

const savedSchema = z.object({ success: z.literal(true), edit: editSchema });

export const saveEdit = defineCall({
  method: 'post',
  path: '/api/edit-history/save',
  summary: 'Store an edit. Repeating the Idempotency-Key and request returns the first answer',
  headers: idempotencyHeaders,
  body: editToSaveSchema,
  response: savedSchema,
});

export const saveUserEdit = defineCall({
  method: 'post',
  path: '/api/user/save-edit',
  summary: 'Store an edit with only name, thumbnail and prompt',
  headers: idempotencyHeaders,
  body: editToSaveSchema.pick({ name: true, thumbnail: true, prompt: true }),
  response: savedSchema,
});

export const listEdits = defineCall({
  method: 'get',
  path: '/api/edit-history/list',
  summary: 'The edit history, newest first, including versions of the design panel',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(editLimits.maxLimit).default(editLimits.defaultLimit),
    /** Where the previous page ended. */
    cursor: z.uuid().optional(),
  }),
  response: z.object({
    success: z.literal(true),
    edits: z.array(editSchema),
    hasMore: z.boolean(),
    nextCursor: z.string().nullable(),
  }),
});
