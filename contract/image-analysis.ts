import * as z from 'zod';
import { defineCall } from './call.ts';
import { languageTagSchema } from './language-tag.ts';

/** Answers within this time or with `analysis_timed_out`. */
export const analysisTimeoutMs = 30_000;

/** An engine that looks at the picture has this long; what is measured does not wait for it any longer. */
export const descriptionTimeoutMs = 15_000;

/** The words for colours of a palette. */
export const colorNames = [
  'black',
  'dark grey',
  'grey',
  'light grey',
  'white',
  'red',
  'dark red',
  'orange',
  'brown',
  'beige',
  'yellow',
  'lime',
  'green',
  'dark green',
  'teal',
  'cyan',
  'light blue',
  'blue',
  'dark blue',
  'purple',
  'magenta',
  'pink',
] as const;
export type ColorName = (typeof colorNames)[number];

/** A part of one, 0 to 1. */
const part = z.number().min(0).max(1);
const hex = z.string().regex(/^#[0-9a-f]{6}$/);

/**
 * What can be measured in a picture. Nothing of it is a guess at what the picture shows. Places are parts of
 * the picture's width and height from its top left corner.
 */
export const pictureMeasuresSchema = z.object({
  /** The dominant colours, largest share first: at most six, fewer where a picture has fewer. */
  palette: z.array(z.object({ color: hex, name: z.enum(colorNames), share: part })).max(6),
  light: z.object({
    /** Mean lightness as it is seen (OKLab): 0 is black, 1 is white. */
    mean: part,
    /** From the darkest to the lightest twentieth. */
    contrast: part,
    key: z.enum(['low', 'middle', 'high']),
    /** From -1, all cool, to 1, all warm. */
    warmth: z.number().min(-1).max(1),
    temperature: z.enum(['warm', 'neutral', 'cool']),
  }),
  saturation: z.object({
    /** Mean chroma, where 1 is the most vivid colour of a screen. */
    mean: part,
    level: z.enum(['grey', 'muted', 'moderate', 'vivid']),
  }),
  composition: z.object({
    /**
     * Where the detail is: each ninth's share of it, row by row from the top left; all 0 in an even picture.
     */
    detail: z.array(part).length(9),
    /** Which side is free of detail: `around` means all four, `everywhere` that there is no detail at all. */
    freeSide: z.enum(['left', 'right', 'top', 'bottom', 'around', 'everywhere', 'none']),
  }),
  /** Even areas on which text reads, best first; none where there is no such area. */
  textAreas: z
    .array(
      z.object({
        x: part,
        y: part,
        width: part,
        height: part,
        /**
         * The text's colour that reads better here, and its contrast by WCAG 2 at the worst place; 4.5 at
         * least.
         */
        textColor: z.enum(['#ffffff', '#000000']),
        contrast: z.number().min(1).max(21),
      }),
    )
    .max(3),
});
export type PictureMeasures = z.infer<typeof pictureMeasuresSchema>;

export const imageAnalysisSchema = pictureMeasuresSchema.extend({
  /** Of the picture as it is shown, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
});

/** A model says more where it is not held back. In characters. */
export const longestDescription = 1_500;

export const pictureDescriptionSchema = z.object({
  text: z.string(),
  /** Who has looked, such as "OpenAI". */
  by: z.string(),
});

export const analyzeImage = defineCall({
  method: 'post',
  path: '/api/analyze-image',
  summary:
    'Measure a picture (colours, light, composition, areas for text) and describe it if an engine can. Free; the picture is not stored',
  form: z.object({
    /** The language of the description; English where it is left out. */
    language: languageTagSchema.optional(),
  }),
  files: { image: { max: 1 } },
  response: z.object({
    success: z.literal(true),
    /** For a prompt: what an engine has seen, where one has, and the measures as one sentence. */
    enhancedPrompt: z.string(),
    analysis: imageAnalysisSchema,
    /**
     * What an engine has seen; null where none can see, or none has in time. Unlike the measures it may be
     * wrong.
     */
    description: pictureDescriptionSchema.nullable(),
  }),
});
