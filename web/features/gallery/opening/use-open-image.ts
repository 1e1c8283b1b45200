import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { imageInAddress, searchWithImage } from './image-address.ts';

/** State of a history entry on top of the page that the viewer covers. */
const overPage = { isViewerOverPage: true };

function isOverPage(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'isViewerOverPage') === true;
}

/**
 * Which picture is in the viewer: the one in the address. Opening adds a history entry, so that Back closes
 * the viewer instead of leaving the page; moving to another picture adds none.
 */
export function useOpenImage() {
  const location = useLocation();
  const { pathname, search, state } = location;
  const navigate = useNavigate();
  const openId = imageInAddress(search);
  // The id that the address will have. A second click may come before the page renders the first; it must
  // neither add a second entry nor go back twice.
  const coming = useRef(openId);
  useEffect(() => {
    coming.current = imageInAddress(location.search);
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
      // After following a link there is no entry of ours below: going back would leave Adventure.
      if (!isOverPage(state)) return go(null, true);
      coming.current = null;
      void navigate(-1);
    }, [navigate, go, state]),
    /** Whether the viewer is closing. */
    isClosing: useCallback(() => coming.current === null, []),
  };
}
