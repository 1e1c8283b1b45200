import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';

/** Codes without details: the entry then shows the documented sentence. */
const plainFailures: readonly string[] = ['engine_failed', 'internal'];

/** Why an upscale failed, in the reader's language; null if unknown. */
export function failureText({ error }: Pick<UpscaleItem, 'error'>): string | null {
  return error === null || plainFailures.includes(error.code)
    ? null
    : errorText(new ApiError({ ...error, status: 0 }));
}
