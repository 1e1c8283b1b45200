import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { changeView, type GalleryView, readView, writeView } from './view.ts';

/** Returns the view in the address and a function that changes it. */
export function useView() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // Keep one object for equal views, so that other changes of the address cause no work.
  const written = writeView(readView(params), new URLSearchParams()).toString();
  const view = useMemo(() => readView(new URLSearchParams(written)), [written]);

  /** A new view adds a history entry; while the user types it replaces the current one. */
  const change = useCallback(
    (changed: Partial<GalleryView>, { replace = false } = {}) => {
      // Read the address now, not as last rendered: two changes may come together.
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
