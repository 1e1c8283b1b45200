import { enhancePrompt } from '#contract/enhance-prompt.ts';
import { analysisTimeoutMs, analyzeImage } from '#contract/image-analysis.ts';
import type { GenerateTool } from '#contract/tools.ts';
import { call, type ResponseOf } from '#web/api/call.ts';
import { currentLocale } from '#web/i18n/language.ts';

export interface EnhancementWish {
  prompt: string;
  tool: GenerateTool;
  style: string;
  /** The form's reference picture; null where there is none. */
  reference: () => Promise<Blob | null>;
}

type Description = ResponseOf<typeof analyzeImage>['description'];

export interface Enhancement extends Omit<ResponseOf<typeof enhancePrompt>, 'success'> {
  /** What an engine has seen in the reference picture, where there is one and one can see. */
  description: Description;
  /** There is a reference picture, and it could not be measured. */
  isReferenceUnread: boolean;
}

/** Has the reference picture measured, where there is one, and the prompt enhanced with what was found. */
export async function askForEnhancement(wish: EnhancementWish, signal: AbortSignal): Promise<Enhancement> {
  const { prompt, tool, style } = wish;
  const measured = await measure(wish.reference, signal);
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
