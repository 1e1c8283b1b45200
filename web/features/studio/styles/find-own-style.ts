import { styleNameKey } from '#contract/described-styles.ts';
import type { CustomImageStyle } from '#contract/styles.ts';

/** Of the styles that the user described the one with this id or, as a past picture names it, this name. */
export function findOwnImageStyle(
  own: readonly CustomImageStyle[] | undefined,
  wanted: string,
): CustomImageStyle | undefined {
  const key = styleNameKey(wanted);
  return own?.find(({ id }) => id === wanted) ?? own?.find(({ name }) => styleNameKey(name) === key);
}
