import type { CustomThumbnailStyle } from '#contract/styles.ts';

/** The list with a style from an event: in its place, or first if it is new. */
export function withStyle(
  styles: readonly CustomThumbnailStyle[],
  style: CustomThumbnailStyle,
): CustomThumbnailStyle[] {
  const isKnown = styles.some(({ id }) => id === style.id);
  return isKnown ? styles.map((one) => (one.id === style.id ? style : one)) : [style, ...styles];
}

/**
 * The list with a style whose training was restarted here. An earlier event wins: the training may have ended
 * by now.
 */
export function withRecoveredStyle(
  styles: readonly CustomThumbnailStyle[],
  style: CustomThumbnailStyle,
): CustomThumbnailStyle[] {
  const known = styles.find(({ id }) => id === style.id);
  return known?.request_id === style.request_id ? [...styles] : withStyle(styles, style);
}

/** The list with a style that was just created here. An earlier event wins: the style may be ready by now. */
export function withStartedStyle(
  styles: readonly CustomThumbnailStyle[],
  style: CustomThumbnailStyle,
): CustomThumbnailStyle[] {
  return styles.some(({ id }) => id === style.id) ? [...styles] : [style, ...styles];
}

/** The list with a style's new name and trigger word; its training progress is unchanged. */
export function withTriggerWord(
  styles: readonly CustomThumbnailStyle[],
  { id, styleName, name, triggerWord, trigger_word }: CustomThumbnailStyle,
): CustomThumbnailStyle[] {
  return styles.map((one) => (one.id === id ? { ...one, styleName, name, triggerWord, trigger_word } : one));
}

export function withoutStyle(styles: readonly CustomThumbnailStyle[], id: string): CustomThumbnailStyle[] {
  return styles.filter((one) => one.id !== id);
}
