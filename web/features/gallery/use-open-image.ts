import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Gallery } from './use-gallery.ts';

/** What an entry of the browser's history says about the viewer. */
function openImageOf(state: unknown): string | null {
  const id: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'openImage') : null;
  return typeof id === 'string' ? id : null;
}

/**
 * Which picture is in the viewer. It is kept in the browser's history, so that Back closes the viewer instead of
 * leaving the page, and a reload finds it open.
 */
export function useOpenImage({ images, isLoading }: Pick<Gallery, 'images' | 'isLoading'>) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const openId = openImageOf(state);
  const isClosing = useRef(false);
  const isGone = openId !== null && !isLoading && !images.some((image) => image.id === openId);

  const go = useCallback(
    (id: string | null, replace: boolean) =>
      void navigate({ pathname, search }, { replace, state: id === null ? null : { openImage: id } }),
    [navigate, pathname, search],
  );

  useEffect(() => {
    if (openId === null) isClosing.current = false;
    else if (isGone) go(null, true);
  }, [openId, isGone, go]);

  return {
    openId,
    open: useCallback((id: string) => go(id, false), [go]),
    change: useCallback((id: string) => go(id, true), [go]),
    close() {
      if (openId === null || isClosing.current) return;
      isClosing.current = true;
      void navigate(-1);
    },
  };
}
