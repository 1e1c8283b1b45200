import { type RefObject, useEffect } from 'react';
import { create } from 'zustand';

interface ShownJobs {
  /** Ids of jobs that are on screen somewhere, and in how many places. */
  places: Readonly<Record<string, number>>;
}

/** Which running jobs can be seen at the moment, as a tile or as the phone's line. */
export const useShownJobs = create<ShownJobs>()(() => ({ places: {} }));

function addPlaces(jobId: string, change: 1 | -1): void {
  useShownJobs.setState(({ places }) => {
    const { [jobId]: known = 0, ...others } = places;
    return { places: known + change > 0 ? { ...others, [jobId]: known + change } : others };
  });
}

/** Says that a job is shown for as long as the component is there. */
export function useMarkShown(jobId: string): void {
  useEffect(() => {
    addPlaces(jobId, 1);
    return () => addPlaces(jobId, -1);
  }, [jobId]);
}

/** How much of a tile must be on screen for its job to count as shown. */
const visibleShare = 0.25;

/** Says that a job is shown while its tile is on screen. */
export function useMarkShownOnScreen(jobId: string, tile: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = tile.current;
    if (element === null) return;
    let isShown = false;
    const mark = (next: boolean) => {
      if (next !== isShown) addPlaces(jobId, next ? 1 : -1);
      isShown = next;
    };
    const observer = new IntersectionObserver((entries) => mark(entries.at(-1)?.isIntersecting === true), {
      threshold: visibleShare,
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      mark(false);
    };
  }, [jobId, tile]);
}
