import { styleNameKey } from '#contract/described-styles.ts';
import type { CustomImageStyle } from '#contract/styles.ts';

/** Finds a described style by id or, as older pictures store it, by name. */
export function findOwnImageStyle(
  own: readonly CustomImageStyle[] | undefined,
  wanted: string,
): CustomImageStyle | undefined {
  const key = styleNameKey(wanted);
  return own?.find(({ id }) => id === wanted) ?? own?.find(({ name }) => styleNameKey(name) === key);
}
