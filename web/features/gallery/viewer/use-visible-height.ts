import { useSyncExternalStore } from 'react';
import { sheetShare } from './sheet/sheet-stop.ts';

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The visible height of the window above the open sheet, in pixels. */
export function useVisibleHeight(): number {
  return useSyncExternalStore(onResize, () => window.innerHeight * (1 - sheetShare));
}
