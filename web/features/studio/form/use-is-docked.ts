import { useMediaQuery } from '#web/ui/media-query.ts';

/** Whether the composer is fixed at the bottom of the screen: the variant `docked` of `styles.css`. */
export function useIsDocked(): boolean {
  return useMediaQuery('(width < 1024px) and (height > 480px)');
}

/** Whether the screen is too low for that, and the form begins below its end: the variant `low`. */
export function useIsLow(): boolean {
  return useMediaQuery('(width < 1024px) and (height <= 480px)');
}
