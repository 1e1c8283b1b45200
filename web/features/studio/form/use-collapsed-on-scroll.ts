import { type RefObject, useEffect, useState } from 'react';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { type FoldState, foldOnScroll } from './scroll-direction.ts';

const open: FoldState = { isFolded: false, y: 0 };

/** On phones the composer folds to one line while the form scrolls; never while the user types in it. */
export function useCollapsedOnScroll(dock: RefObject<HTMLElement | null>) {
  const isDesktop = useIsDesktop();
  const [fold, setFold] = useState<FoldState>(open);
  useEffect(() => {
    if (isDesktop) return;
    const onScroll = () => {
      if (dock.current?.contains(document.activeElement)) return;
      setFold((state) => foldOnScroll(state, window.scrollY));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [dock, isDesktop]);
  return {
    isCollapsed: !isDesktop && fold.isFolded,
    expand: () => setFold({ isFolded: false, y: window.scrollY }),
  };
}
