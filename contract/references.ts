import * as z from 'zod';
import { jsonField } from './form-fields.ts';
import { uploadLimits } from './limits.ts';
import { isTool, type Tool, type ToolWith, toolNames, tools } from './tools.ts';

/** The tools that take reference pictures. */
export type ReferenceTool = ToolWith<{ references: object }>;
export const referenceTools = toolNames.filter(isReferenceTool);

export function isReferenceTool(tool: unknown): tool is ReferenceTool {
  return isTool(tool) && tools[tool].references !== null;
}

/** The tools that take a single reference picture. */
export type OneReferenceTool = ToolWith<{ references: { max: 1 } }>;

export function isOneReferenceTool(tool: Tool): tool is OneReferenceTool {
  return tools[tool].references?.max === 1;
}

/**
 * What a design does with a reference picture: `auto` leaves it to the layout; `background` shows it whole
 * behind a side fade, `card` in a tilted frame, `cutout` shows the subject that was marked by strokes,
 * `palette` takes its colours alone.
 */
export const referenceUses = ['auto', 'background', 'card', 'cutout', 'palette'] as const;
export type ReferenceUse = (typeof referenceUses)[number];

export const referenceLimits = {
  maxStrokes: 40,
  maxPointsPerStroke: 400,
  /** A stroke's width, as a part of the picture's longer side. */
  minStrokeWidth: 0.004,
  maxStrokeWidth: 0.2,
  /**
   * Longest side in pixels to which a browser shrinks a reference before it is uploaded, and of those that
   * are kept.
   */
  shrinkTo: 2_048,
} as const;

/** A part of one, 0 to 1. */
const part = z.number().min(0).max(1);

/** A line drawn over a picture to mark what belongs to its subject, or what does not. */
export const referenceStrokeSchema = z.object({
  marks: z.enum(['subject', 'background']),
  /** As a part of the picture's longer side. */
  width: z.number().min(referenceLimits.minStrokeWidth).max(referenceLimits.maxStrokeWidth),
  /** x and y as parts of the picture's width and height, from the top left. */
  points: z
    .array(z.tuple([part, part]))
    .min(1)
    .max(referenceLimits.maxPointsPerStroke),
});
export type ReferenceStroke = z.infer<typeof referenceStrokeSchema>;

export const referenceSettingsSchema = z.object({
  use: z.enum(referenceUses).default('auto'),
  /** For `cutout`; without a stroke on the subject nothing can be cut out. */
  strokes: z.array(referenceStrokeSchema).max(referenceLimits.maxStrokes).default([]),
});
export type ReferenceSettings = z.infer<typeof referenceSettingsSchema>;

/** A reference picture of something that was made or was to be made, as its owner may take it over again. */
export const usedReferenceSchema = referenceSettingsSchema.extend({ url: z.string() });
export type UsedReference = z.infer<typeof usedReferenceSchema>;

/** The settings of all references of a call, in the order of their files. */
export const referenceListField = jsonField(
  z.array(referenceSettingsSchema).max(uploadLimits.maxReferences),
  200_000,
);
