import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { imageOfAddress, searchWithImage } from './image-address.ts';

/** Of an entry of the browser's history that was put on top of the page that the viewer lies over. */
const overPage = { isViewerOverPage: true };

function isOverPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'isViewerOverPage') === true;
}

/**
 * Which picture is in the viewer: the one that the address names. Opening it is an entry of the browser's history, so
 * that Back closes the viewer instead of leaving the page; going on to another picture is none.
 */
export function useOpenImage() {
  const location = useLocation();
  const { pathname, search, state } = location;
  const navigate = useNavigate();
  const openId = imageOfAddress(search);
  // What the address will say once it has changed: a second click comes before the page has heard of the first, and
  // must neither open a second entry nor go back twice.
  const coming = useRef(openId);
  useEffect(() => {
    coming.current = imageOfAddress(location.search);
  }, [location]);

  const go = useCallback(
    (id: string | null, replace: boolean) => {
      const next = id === null ? null : replace ? state : overPage;
      coming.current = id;
      void navigate({ pathname, search: searchWithImage(search, id) }, { replace, state: next });
    },
    [navigate, pathname, search, state],
  );

  return {
    openId,
    open: useCallback((id: string) => go(id, coming.current !== null), [go]),
    change: useCallback((id: string) => go(id, true), [go]),
    close: useCallback(() => {
      if (coming.current === null) return;
      // Who came by a link has no entry of ours below: going back would leave Adventure.
      if (!isOverPage(state)) return go(null, true);
      coming.current = null;
      void navigate(-1);
    }, [navigate, go, state]),
    /** Whether it is about to be closed. */
    isClosing: useCallback(() => coming.current === null, []),
  };
}
