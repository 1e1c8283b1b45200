import { useMediaQuery } from '#web/ui/media-query.ts';

/**
 * Whether tiles have their buttons on the picture: with a mouse, from 1024 px. Otherwise they have a menu in
 * the line.
 */
export function useHoverButtons(): boolean {
  return useMediaQuery('(min-width: 1024px) and (pointer: fine)');
}
