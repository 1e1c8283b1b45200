import * as z from 'zod';
import { defineCall } from './call.ts';
import { jsonField } from './form-fields.ts';
import { referenceLimits, referenceStrokeSchema } from './references.ts';

/** How a photo is used: as one's own photo, or as a reference image that is cut out. */
export const cutOutUses = ['person', 'cutout'] as const;
export type CutOutUse = (typeof cutOutUses)[number];

/** What was cut out: the people of a photo, the thing that it is of, or what only strokes say. */
export const cutOutKinds = ['person', 'thing', 'marked'] as const;
export type CutOutKind = (typeof cutOutKinds)[number];

/** Longest side in pixels to which browsers shrink a photo for this call: masks are no finer. */
export const cutOutSide = 840;

export const findCutOut = defineCall({
  method: 'post',
  path: '/api/cut-out',
  summary:
    'Show what a design would cut out of a photo: its people, else the thing that it is of, corrected by strokes. Free; the photo is not stored',
  form: z.object({
    use: z.enum(cutOutUses).default('person'),
    /** As those of `references` in `POST /api/generate`. */
    strokes: jsonField(z.array(referenceStrokeSchema).max(referenceLimits.maxStrokes), 200_000).optional(),
  }),
  files: { image: { max: 1 } },
  response: z.object({
    success: z.literal(true),
    /** Null if nothing was found, or the strokes keep nothing or everything. */
    cutOut: z
      .object({
        kind: z.enum(cutOutKinds),
        /** A PNG in shades of grey, in base64: white is kept, black is left out. Covers the whole photo. */
        mask: z.base64(),
      })
      .nullable(),
  }),
});
