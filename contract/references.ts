import * as z from 'zod';
import { jsonField } from './form-fields.ts';
import { uploadLimits } from './limits.ts';
import { isTool, type Tool, type ToolWith, toolNames, tools } from './tools.ts';

/** The tools that take reference images. */
export type ReferenceTool = ToolWith<{ references: object }>;
export const referenceTools = toolNames.filter(isReferenceTool);

export function isReferenceTool(tool: unknown): tool is ReferenceTool {
  return isTool(tool) && tools[tool].references !== null;
}

/** Whether the form of a tool takes files: as references, or to make the picture from. */
export function takesFiles(tool: Tool): boolean {
  return isReferenceTool(tool) || tools[tool].source === 'picture';
}

/** The tools that take a single reference image. */
export type OneReferenceTool = ToolWith<{ references: { max: 1 } }>;

export function isOneReferenceTool(tool: Tool): tool is OneReferenceTool {
  return tools[tool].references?.max === 1;
}

/**
 * How a design uses a reference image. `auto`: the layout chooses. `background`: the whole picture behind a
 * side fade. `card`: in a tilted frame. `cutout`: its subject, found or marked by strokes. `person`: the
 * people in it, else the thing that it is of, as the design's hero. `palette`: only its colours.
 */
export const referenceUses = ['auto', 'background', 'card', 'cutout', 'person', 'palette'] as const;
export type ReferenceUse = (typeof referenceUses)[number];

export const referenceLimits = {
  maxStrokes: 40,
  maxPointsPerStroke: 400,
  /** A stroke's width as a fraction of the picture's longer side. */
  minStrokeWidth: 0.004,
  maxStrokeWidth: 0.2,
  /** Longest side in pixels of stored references; browsers shrink them to it before the upload. */
  shrinkTo: 2_048,
} as const;

/** A fraction, 0 to 1. */
const part = z.number().min(0).max(1);

/** A stroke over a picture that marks its subject or its background. */
export const referenceStrokeSchema = z.object({
  marks: z.enum(['subject', 'background']),
  /** As a fraction of the picture's longer side. */
  width: z.number().min(referenceLimits.minStrokeWidth).max(referenceLimits.maxStrokeWidth),
  /** x and y as fractions of the picture's width and height, from the top left. */
  points: z
    .array(z.tuple([part, part]))
    .min(1)
    .max(referenceLimits.maxPointsPerStroke),
});
export type ReferenceStroke = z.infer<typeof referenceStrokeSchema>;

export const referenceSettingsSchema = z.object({
  use: z.enum(referenceUses).default('auto'),
  /** For `cutout` and `person`: they correct what is found without them, or mark something else. */
  strokes: z.array(referenceStrokeSchema).max(referenceLimits.maxStrokes).default([]),
});
export type ReferenceSettings = z.infer<typeof referenceSettingsSchema>;

/** A reference image of a picture or job, so that its owner can reuse it. */
export const usedReferenceSchema = referenceSettingsSchema.extend({ url: z.string() });
export type UsedReference = z.infer<typeof usedReferenceSchema>;

/** How the user's own photo is used: whom it shows is the hero. */
export const photoUse = 'person' as const satisfies ReferenceUse;

/** The settings of all references of a call, in the order of the files. */
export const referenceListField = jsonField(
  z.array(referenceSettingsSchema).max(uploadLimits.maxReferences),
  200_000,
);
