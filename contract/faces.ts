import * as z from 'zod';
import { defineCall } from './call.ts';
import { booleanField } from './form-fields.ts';

/** What a face shows. The server reads the first four in a photo; the others are set by hand. */
export const faceExpressions = ['neutral', 'happy', 'shocked', 'angry', 'thinking', 'pointing'] as const;
export type FaceExpression = (typeof faceExpressions)[number];
export const faceExpression = z.enum(faceExpressions);

/** Stands for the face whose expression suits the prompt best. */
export const faceByMood = 'auto';

/** A stored face, or the one that suits the prompt. */
export const faceChoice = z.union([z.uuid(), z.literal(faceByMood)]);

/** A photo of the user in their library. Only they see it. */
export const faceSchema = z.object({
  id: z.uuid(),
  expression: faceExpression,
  /** Addresses are same-origin, signed, and stable for a day. */
  url: z.string(),
  /** A small square about the face. */
  previewUrl: z.string(),
  width: z.int(),
  height: z.int(),
  createdAt: z.iso.datetime(),
});
export type Face = z.infer<typeof faceSchema>;

const oneFace = z.object({ success: z.literal(true), face: faceSchema });
const params = z.object({ id: z.uuid() });

export const listFaces = defineCall({
  method: 'get',
  path: '/api/faces',
  summary: "The user's own faces, newest first, and when they agreed that these are kept",
  response: z.object({
    success: z.literal(true),
    /** Null before the user has agreed, and after they have deleted all. */
    consentedAt: z.iso.datetime().nullable(),
    faces: z.array(faceSchema),
  }),
});

export const addFace = defineCall({
  method: 'post',
  path: '/api/faces',
  summary: "Keep a photo of the user's face, sorted by its expression. The same file again returns the first",
  form: z.object({
    /** The user agrees that photos of their face are kept until they delete them. Needed once. */
    consent: booleanField(false),
  }),
  files: { photo: { max: 1 } },
  response: oneFace.extend({
    /** Whether a face was found in it; null where this server cannot tell. */
    isFaceFound: z.boolean().nullable(),
  }),
});

export const changeFace = defineCall({
  method: 'patch',
  path: '/api/faces/{id}',
  summary: 'Change the expression of a face by hand',
  params,
  body: z.strictObject({ expression: faceExpression }),
  response: oneFace,
});

export const deleteFace = defineCall({
  method: 'delete',
  path: '/api/faces/{id}',
  summary: 'Delete a face. Pictures made with it keep their own copy of the photo',
  params,
  response: z.object({ success: z.literal(true) }),
});

export const deleteAllFaces = defineCall({
  method: 'delete',
  path: '/api/faces',
  summary: 'Delete all faces, and take back the consent to keep them',
  response: z.object({ success: z.literal(true) }),
});
