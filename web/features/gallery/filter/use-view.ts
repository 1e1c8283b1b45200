import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { changeView, type GalleryView, readView, writeView } from './view.ts';

/** The view that the address names, and how to go to another one. */
export function useView() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // One object for equal views: what depends on it is not done again where another part of the address changes.
  const written = writeView(readView(params), new URLSearchParams()).toString();
  const view = useMemo(() => readView(new URLSearchParams(written)), [written]);

  /** Another view is another entry of the history; while somebody types, it is the same one. */
  const change = useCallback(
    (changed: Partial<GalleryView>, { replace = false } = {}) => {
      // The address of the moment, not of the last drawing: two changes may come at once.
      const now = new URLSearchParams(window.location.search);
      const next = writeView(changeView(readView(now), changed), now);
      for (const key of ['image', 'view']) next.delete(key);
      if (next.toString() === now.toString()) return;
      void navigate({ search: next.toString() }, { replace });
    },
    [navigate],
  );
  return { view, change };
}
