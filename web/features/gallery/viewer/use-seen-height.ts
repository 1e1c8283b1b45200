import { useSyncExternalStore } from 'react';
import { sheetShare } from './sheet/sheet-stop.ts';

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** How much of the window is seen above the open sheet, in pixels. */
export function useSeenHeight(): number {
  return useSyncExternalStore(onResize, () => window.innerHeight * (1 - sheetShare));
}
