import * as z from 'zod';
import type { GenerationSettings } from './generation.ts';
import { aspectRatios } from './resolutions.ts';
import { type Tool, toolNames } from './tools.ts';
import { v2PresetIds } from './v2-presets.ts';

/**
 * Settings of jobs and pictures under the names of the specification. `documented-forms.ts` has the request
 * fields.
 */
const documentedFields = {
  variant: z.enum(toolNames),
  resolution: z.enum(aspectRatios),
  output_quality: z.number(),
  interval: z.number().nullable(),
  preset: z.enum(v2PresetIds).nullable(),
};

export const documentedJobFields = { ...documentedFields, num_outputs: z.number().int() };
export const documentedImageFields = { ...documentedFields, model: z.enum(toolNames) };

export function toDocumentedJob(tool: Tool, settings: GenerationSettings) {
  return { ...toDocumented(tool, settings), num_outputs: settings.count };
}

export function toDocumentedImage(tool: Tool, settings: GenerationSettings) {
  return { ...toDocumented(tool, settings), model: tool };
}

function toDocumented(tool: Tool, settings: GenerationSettings) {
  const { aspectRatio, outputQuality, creativity, preset } = settings;
  return {
    variant: tool,
    resolution: aspectRatio,
    output_quality: outputQuality,
    interval: creativity,
    preset,
  };
}
