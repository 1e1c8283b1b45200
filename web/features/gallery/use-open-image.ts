import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Gallery } from './use-gallery.ts';

/** What an entry of the browser's history says about the viewer. */
function openImageOf(state: unknown): string | null {
  const id: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'openImage') : null;
  return typeof id === 'string' ? id : null;
}

/** What an entry of the history says so that the viewer shows a picture. */
export function openImageState(id: string): { openImage: string } {
  return { openImage: id };
}

/**
 * Which picture is in the viewer. It is kept in the browser's history, so that Back closes the viewer instead of
 * leaving the page, and a reload finds it open.
 */
export function useOpenImage({ images, isLoading }: Pick<Gallery, 'images' | 'isLoading'>) {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const openId = openImageOf(location.state);
  const isGone = openId !== null && !isLoading && !images.some((image) => image.id === openId);
  // What the history will say once it has arrived: a second click comes before the page has heard of the first, and
  // must neither open a second entry nor go back twice.
  const coming = useRef(openId);
  useEffect(() => {
    coming.current = openImageOf(location.state);
  }, [location]);

  const go = useCallback(
    (id: string | null, replace: boolean) => {
      coming.current = id;
      void navigate({ pathname, search }, { replace, state: id === null ? null : openImageState(id) });
    },
    [navigate, pathname, search],
  );

  useEffect(() => {
    if (isGone && coming.current !== null) go(null, true);
  }, [isGone, go]);

  return {
    openId,
    open: useCallback((id: string) => go(id, coming.current !== null), [go]),
    change: useCallback((id: string) => go(id, true), [go]),
    close: useCallback(() => {
      if (coming.current === null) return;
      coming.current = null;
      void navigate(-1);
    }, [navigate]),
  };
}
