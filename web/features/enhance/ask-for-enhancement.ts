import { enhancePrompt } from '#contract/enhance-prompt.ts';
import { analysisTimeoutMs, analyzeImage } from '#contract/image-analysis.ts';
import type { GenerateTool } from '#contract/tools.ts';
import { call, type ResponseOf } from '#web/api/call.ts';

export interface EnhancementWish {
  prompt: string;
  tool: GenerateTool;
  style: string;
  /** The form's reference picture; null where there is none. */
  reference: () => Promise<Blob | null>;
}

export interface Enhancement extends Pick<ResponseOf<typeof enhancePrompt>, 'enhancedPrompt' | 'changes'> {
  /** There is a reference picture, and it could not be measured. */
  isReferenceUnread: boolean;
}

/** Has the reference picture measured, where there is one, and the prompt enhanced with what was found. */
export async function askForEnhancement(wish: EnhancementWish, signal: AbortSignal): Promise<Enhancement> {
  const { prompt, tool, style } = wish;
  const measured = await measure(wish.reference, signal);
  const body = { prompt, tool, style, ...(measured.analysis && { analysis: measured.analysis }) };
  const { enhancedPrompt, changes } = await call(enhancePrompt, { body, signal });
  return { enhancedPrompt, changes, isReferenceUnread: measured.hasFailed };
}

type Measured = { analysis: ResponseOf<typeof analyzeImage>['analysis'] | null; hasFailed: boolean };

async function measure(reference: () => Promise<Blob | null>, signal: AbortSignal): Promise<Measured> {
  try {
    const image = await reference();
    if (image === null) return { analysis: null, hasFailed: false };
    const within = AbortSignal.any([signal, AbortSignal.timeout(analysisTimeoutMs)]);
    const { analysis } = await call(analyzeImage, { files: { image }, signal: within });
    return { analysis, hasFailed: false };
  } catch (thrown) {
    if (signal.aborted) throw thrown;
    return { analysis: null, hasFailed: true };
  }
}
