import { uploadLimits } from '#contract/limits.ts';
import type { Reference } from '../model/reference.ts';

/** Megabytes with one decimal, as file managers count them. */
export function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 104_857.6) / 10);
}

/** Whether the chosen file is large enough for a warning. */
export function isLarge({ originalBytes }: Pick<Reference, 'originalBytes'>): boolean {
  return originalBytes > uploadLimits.warnBytes;
}
