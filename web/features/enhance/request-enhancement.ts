import { enhancePrompt } from '#contract/enhance-prompt.ts';
import { analysisTimeoutMs, analyzeImage } from '#contract/image-analysis.ts';
import type { GenerateTool } from '#contract/tools.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { currentLocale } from '#web/i18n/language.ts';

export interface EnhancementRequest {
  prompt: string;
  tool: GenerateTool;
  style: string;
  /** The form's reference image, or null. */
  reference: () => Promise<Blob | null>;
}

type Description = ResponseOf<typeof analyzeImage>['description'];

export interface Enhancement extends Omit<ResponseOf<typeof enhancePrompt>, 'success'> {
  /** What an engine sees in the reference image, if there is one and an engine can see. */
  description: Description;
  /** Whether there is a reference image that could not be measured. */
  isReferenceUnread: boolean;
}

/** Measures the reference image, if any, and enhances the prompt with the result. */
export async function requestEnhancement(
  request: EnhancementRequest,
  signal: AbortSignal,
): Promise<Enhancement> {
  const { prompt, tool, style } = request;
  const measured = await measure(request.reference, signal);
  const { analysis, description, hasFailed } = measured;
  const body = {
    ...{ prompt, tool, style },
    ...(analysis && { analysis }),
    ...(description && { description: description.text }),
  };
  const { enhancedPrompt, changes, by } = await call(enhancePrompt, { body, signal });
  return { enhancedPrompt, changes, by, description, isReferenceUnread: hasFailed };
}

interface Measured {
  analysis: ResponseOf<typeof analyzeImage>['analysis'] | null;
  description: Description;
  hasFailed: boolean;
}

const nothing = { analysis: null, description: null };

async function measure(reference: () => Promise<Blob | null>, signal: AbortSignal): Promise<Measured> {
  try {
    const image = await reference();
    if (image === null) return { ...nothing, hasFailed: false };
    const within = AbortSignal.any([signal, AbortSignal.timeout(analysisTimeoutMs)]);
    const form = { language: currentLocale() };
    const { analysis, description } = await call(analyzeImage, { form, files: { image }, signal: within });
    return { analysis, description, hasFailed: false };
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    return { ...nothing, hasFailed: true };
  }
}
