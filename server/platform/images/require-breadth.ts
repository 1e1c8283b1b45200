import { isTooNarrow } from '#contract/limits.ts';
import { AppError } from '../app-error.ts';

/** Refuses a picture that no engine makes anything of, before it is decoded. Throws `image_too_narrow`. */
export function requireBreadth(size: { width: number; height: number }): void {
  if (isTooNarrow(size)) throw new AppError('image_too_narrow');
}
