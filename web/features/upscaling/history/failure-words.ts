import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';

/** These say no more than that it failed, which the entry says in the documented words. */
const plainFailures: readonly string[] = ['engine_failed', 'internal'];

/** Why an upscale has failed, in the reader's language; null where no more is known. */
export function failureWords({ error }: Pick<UpscaleItem, 'error'>): string | null {
  return error === null || plainFailures.includes(error.code)
    ? null
    : errorText(new ApiError({ ...error, status: 0 }));
}
