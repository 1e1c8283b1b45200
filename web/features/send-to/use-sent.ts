import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { partLoader } from '#web/ui/part-loader.ts';
import {
  type EntryState,
  type ReferenceSource,
  readReferenceSource,
  readUpscaleSource,
  type UpscaleSource,
  without,
} from './entry-state.ts';

const loadToasts = partLoader(() => import('./sent-toasts.ts'));

/**
 * Takes a picture that was sent to the Upscaler, once. A toast reports the result of `take`: 'Image sent to
 * Upscaler!' once the form has the picture, or the documented error.
 */
export function useSentToUpscaler(take: (source: UpscaleSource) => Promise<void>): void {
  useSent('upscaleSource', readUpscaleSource, (source) => {
    void report('upscaler', take(source));
  });
}

/** Takes a picture that was sent to a tool as a reference, once, and reports the result in the same way. */
export function useSentAsReference(take: (source: ReferenceSource) => Promise<void>): void {
  useSent('referenceSource', readReferenceSource, (source) => {
    void report('reference', take(source));
  });
}

/** Removes the picture from the history entry at once: neither a reload nor Back sends it again. */
function useSent<Source>(
  key: keyof EntryState,
  read: (state: unknown) => Source | null,
  take: (source: Source) => void,
): void {
  const { pathname, search, hash, state, key: entry } = useLocation();
  const navigate = useNavigate();
  const taken = useRef('');
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const source = read(state);
    // The entry changes a moment later: until then it is recognised by its key.
    if (source === null || taken.current === entry) return;
    taken.current = entry;
    void navigate({ pathname, search, hash }, { replace: true, state: without(state, key) });
    takeNow(source);
  }, [key, read, state, entry, pathname, search, hash, navigate]);
}

async function report(target: 'upscaler' | 'reference', taking: Promise<void>): Promise<void> {
  const ends = await Promise.allSettled([taking]);
  const isTaken = ends[0].status === 'fulfilled';
  const { showSent, showNotSent } = await loadToasts();
  if (isTaken) showSent(target);
  else showNotSent(target);
}
