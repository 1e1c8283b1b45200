import * as z from 'zod';
import { megabyte } from './bytes.ts';
import { defineCall } from './call.ts';
import { editActionKinds, editObstacles, editStrength, freeEditTools } from './edit-actions.ts';
import { emptyIsAbsent, numberField } from './form-fields.ts';
import { idempotencyHeaders } from './idempotency-key.ts';
import { galleryImageSchema } from './images.ts';
import { jobSchema } from './jobs.ts';
import { languages } from './languages.ts';
import { promptLimits } from './limits.ts';

/*
 * AI edits of the canvas editor: the whole picture by an instruction, or a part of it that a mask marks.
 * Their jobs are like all others: `jobs.ts` has their state and cancel, `generation-calls.ts` the retry,
 * `edits.ts` the history.
 */

/** Limits of the calls that take pixels as text, for clients written against the specification. */
export const pixelTextLimits = {
  /** Of a data URL. The documented client sends about 800 kB first, then 400. */
  maxCharacters: 800_000,
  /** Of the whole body. A longer data URL is refused with its own sentence up to here. */
  maxJsonBytes: 4 * megabyte,
  /** How long a temporary picture can be used. */
  hours: 24,
} as const;

/** `editType` of an edit in the history, by what was edited. */
export const editTypes = { mask: 'mask_edit', image: 'image_edit' } as const;

const strength = numberField(
  z.number().min(editStrength.min).max(editStrength.max).default(editStrength.initial),
);
const id = z.preprocess(emptyIsAbsent, z.uuid().optional());

/** The picture to edit: one of the gallery, or an asset of a canvas document. Exactly one. */
const sourceFields = { imageId: id, assetId: id };

const editMessage = z
  .string()
  .max(promptLimits.maxCharacters * 4)
  .default('');

export const understandEdit = defineCall({
  method: 'post',
  path: '/api/edits/understand',
  summary:
    'Say what an edit will do, which engine does it and for how many coins, before it is started. Free; nothing is stored',
  body: z.object({
    ...sourceFields,
    prompt: editMessage,
    /** Whether only a marked part is to change, and how much of the picture that is, 0 to 1, if known. */
    mask: z.boolean().default(false),
    maskShare: z.number().min(0).max(1).optional(),
    /** Of the sentences; by default that of the instruction. */
    language: z.enum(languages).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    /**
     * What will be done, in order, in words that follow "I will:". Empty for a model: it gets the
     * instruction.
     */
    actions: z.array(z.object({ kind: z.enum(editActionKinds), sentence: z.string() })),
    /** What the engine will not do, in the instruction's words. `engines` names those that could. */
    cannot: z.array(
      z.object({
        words: z.string(),
        obstacle: z.enum(editObstacles),
        reason: z.string(),
        engines: z.array(z.string()),
      }),
    ),
    /** What to know before, in sentences. */
    warnings: z.array(z.string()),
    /**
     * The name of the engine that will be called; null if none can do anything of it: `POST /api/edits` then
     * refuses with `edit_not_possible`.
     */
    engine: z.string().nullable(),
    /** Whether a trained model will make the pixels. */
    isModel: z.boolean(),
    /** The price of the edit. */
    coins: z.number().int(),
    /** The editor's own tool that does all of it exactly, free of charge. */
    freeTool: z.enum(freeEditTools).nullable(),
  }),
});

export const startEdit = defineCall({
  method: 'post',
  path: '/api/edits',
  summary:
    'Edit a picture by an instruction: all of it, or the part that is white in `mask`, which is as large as the picture. The result is a new version of a gallery picture, or a new picture. Repeating the Idempotency-Key and request returns the first answer',
  headers: idempotencyHeaders,
  form: z.object({
    ...sourceFields,
    /** Validated by the use case, with a specific error. */
    prompt: editMessage,
    strength,
    /**
     * The canvas document that is open. With one that was made from a gallery picture, the result is a
     * version of that.
     */
    documentId: id,
  }),
  mayBeJson: true,
  /** White changes, black stays; what is transparent stays. */
  files: { mask: { max: 1 } },
  response: z.object({
    success: z.literal(true),
    job: jobSchema,
    /** The balance after the hold. */
    coins: z.number().int(),
    cost: z.number().int(),
  }),
});

/*
 * The calls of the specification. Their clients send pixels as text (a data URL), or the address of one of
 * the user's own pictures. Fields that control other engines, or that only make a request unique, are
 * ignored.
 */

/** A data URL, or the address of one of the user's own pictures. The use case checks its length. */
const pixels = z.string().max(pixelTextLimits.maxJsonBytes);
const ignored = z.unknown().optional();
const ignoredFields = {
  num_images: ignored,
  output_format: ignored,
  safety_tolerance: ignored,
  editMode: ignored,
};

export const uploadTemp = defineCall({
  method: 'post',
  path: '/api/images/upload-temp',
  maxJsonBytes: pixelTextLimits.maxJsonBytes,
  summary: `Store a picture for an edit, for ${pixelTextLimits.hours} hours`,
  body: z.object({ imageUrl: pixels.default(''), source: ignored, uniqueId: ignored }),
  response: z.object({ success: z.literal(true), tempUrl: z.string(), expiresAt: z.iso.datetime() }),
});

export const generateEdit = defineCall({
  method: 'post',
  path: '/api/images/generate-edit',
  maxJsonBytes: pixelTextLimits.maxJsonBytes,
  summary: 'Start an edit of a whole picture; `GET /api/images/status/{jobId}` has its state',
  headers: idempotencyHeaders,
  body: z.object({
    prompt: editMessage,
    input_image: pixels.default(''),
    strength,
    ...ignoredFields,
  }),
  response: z.object({
    success: z.literal(true),
    jobId: z.string(),
    userCoins: z.number().int(),
    cost: z.number().int(),
    message: z.string(),
  }),
});

export const editWithFal = defineCall({
  method: 'post',
  path: '/api/images/edit-with-fal',
  maxJsonBytes: pixelTextLimits.maxJsonBytes,
  summary:
    'Edit the part of a picture that a mask marks, and answer with the result. The engine is the one of the operator’s chain',
  headers: idempotencyHeaders,
  body: z.object({
    prompt: editMessage,
    image_url: pixels.default(''),
    /** White changes, black stays. */
    mask_url: pixels.default(''),
    strength,
    ...ignoredFields,
  }),
  response: z.object({
    success: z.literal(true),
    jobId: z.string(),
    editedImageUrl: z.string(),
    image: galleryImageSchema,
    userCoins: z.number().int(),
    cost: z.number().int(),
  }),
});
