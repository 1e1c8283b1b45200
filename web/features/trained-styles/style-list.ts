import type { CustomThumbnailStyle } from '#contract/styles.ts';

/** The list with a style as an event tells of it: in its place, or, where it is new, at the head. */
export function withStyle(
  styles: readonly CustomThumbnailStyle[],
  style: CustomThumbnailStyle,
): CustomThumbnailStyle[] {
  const isKnown = styles.some(({ id }) => id === style.id);
  return isKnown ? styles.map((one) => (one.id === style.id ? style : one)) : [style, ...styles];
}

/**
 * The list with a style whose training was begun anew here. News of that training that came earlier knows better: it may
 * be over by now.
 */
export function withRecoveredStyle(
  styles: readonly CustomThumbnailStyle[],
  style: CustomThumbnailStyle,
): CustomThumbnailStyle[] {
  const known = styles.find(({ id }) => id === style.id);
  return known?.request_id === style.request_id ? [...styles] : withStyle(styles, style);
}

/**
 * The list with a style that was just begun here. News of it that came earlier knows better: it may be ready by now.
 */
export function withBegunStyle(
  styles: readonly CustomThumbnailStyle[],
  style: CustomThumbnailStyle,
): CustomThumbnailStyle[] {
  return styles.some(({ id }) => id === style.id) ? [...styles] : [style, ...styles];
}

/** The list with another name and trigger word for a style; how far its training is has not changed by that. */
export function withWordsOf(
  styles: readonly CustomThumbnailStyle[],
  { id, styleName, name, triggerWord, trigger_word }: CustomThumbnailStyle,
): CustomThumbnailStyle[] {
  return styles.map((one) => (one.id === id ? { ...one, styleName, name, triggerWord, trigger_word } : one));
}

export function withoutStyle(styles: readonly CustomThumbnailStyle[], id: string): CustomThumbnailStyle[] {
  return styles.filter((one) => one.id !== id);
}
