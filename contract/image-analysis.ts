import * as z from 'zod';
import { defineCall } from './call.ts';
import { languageTagSchema } from './language-tag.ts';

/** Time limit of the analysis; after it the call fails with `analysis_timed_out`. */
export const analysisTimeoutMs = 30_000;

/** Time limit of the description; the measures are returned without it. */
export const descriptionTimeoutMs = 15_000;

/** Names of palette colours. */
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

/** A fraction, 0 to 1. */
const part = z.number().min(0).max(1);
const hex = z.string().regex(/^#[0-9a-f]{6}$/);

/**
 * Measures of a picture; none of them guesses at its content. Positions are fractions of the picture's width
 * and height from its top left corner.
 */
export const pictureMeasuresSchema = z.object({
  /** The dominant colours, largest share first: at most six, fewer where a picture has fewer. */
  palette: z.array(z.object({ color: hex, name: z.enum(colorNames), share: part })).max(6),
  light: z.object({
    /** Mean perceived lightness (OKLab): 0 is black, 1 is white. */
    mean: part,
    /** Difference between the darkest and the lightest twentieth. */
    contrast: part,
    key: z.enum(['low', 'middle', 'high']),
    /** From -1 (all cool) to 1 (all warm). */
    warmth: z.number().min(-1).max(1),
    temperature: z.enum(['warm', 'neutral', 'cool']),
  }),
  saturation: z.object({
    /** Mean chroma; 1 is the most vivid colour of a screen. */
    mean: part,
    level: z.enum(['grey', 'muted', 'moderate', 'vivid']),
  }),
  composition: z.object({
    /** Share of the detail in each ninth, row by row from the top left; all 0 for an even picture. */
    detail: z.array(part).length(9),
    /** Which side has no detail: `around` means all four sides, `everywhere` the whole picture. */
    freeSide: z.enum(['left', 'right', 'top', 'bottom', 'around', 'everywhere', 'none']),
  }),
  /** Even areas where text is legible, best first. */
  textAreas: z
    .array(
      z.object({
        x: part,
        y: part,
        width: part,
        height: part,
        /** The more legible text colour, and its WCAG 2 contrast at the worst point; at least 4.5. */
        textColor: z.enum(['#ffffff', '#000000']),
        contrast: z.number().min(1).max(21),
      }),
    )
    .max(3),
});
export type PictureMeasures = z.infer<typeof pictureMeasuresSchema>;

export const imageAnalysisSchema = pictureMeasuresSchema.extend({
  /** Size of the displayed picture in pixels. */
  width: z.number().int(),
  height: z.number().int(),
});

/** In characters. Models without a limit write more. */
export const maxDescriptionLength = 1_500;

export const pictureDescriptionSchema = z.object({
  text: z.string(),
  /** The engine that described it, such as "OpenAI". */
  by: z.string(),
});

export const analyzeImage = defineCall({
  method: 'post',
  path: '/api/analyze-image',
  summary:
    'Measure a picture (colours, light, composition, areas for text) and describe it if an engine can. Free; the picture is not stored',
  form: z.object({
    /** The language of the description; defaults to English. */
    language: languageTagSchema.optional(),
  }),
  files: { image: { max: 1 } },
  response: z.object({
    success: z.literal(true),
    /** Text for a prompt: the description, if there is one, and the measures in one sentence. */
    enhancedPrompt: z.string(),
    analysis: imageAnalysisSchema,
    /**
     * An engine's description; null if no engine can describe pictures or none answered in time. Unlike the
     * measures it may be wrong.
     */
    description: pictureDescriptionSchema.nullable(),
  }),
});
