import { uploadLimits } from '#contract/limits.ts';
import type { Reference } from '../model/reference.ts';

/** Megabytes with one digit behind the point, as storage is counted in a file manager. */
export function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 104_857.6) / 10);
}

/** Whether the file that was chosen is so large that it is said. */
export function isLarge({ originalBytes }: Pick<Reference, 'originalBytes'>): boolean {
  return originalBytes > uploadLimits.warnBytes;
}
