import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { NewImageLink } from './new-image-link.tsx';
import { atTop, turnedAt } from './scroll-turn.ts';

/**
 * "New Image" over the pictures on phones. Who goes down the page looks at pictures, whose lines and menus it would lie
 * over: it steps aside until they turn back, and is there for the keyboard all the time.
 */
export function FloatingNewImage() {
  const isAside = useIsOnWayDown();
  return (
    <div
      className={clsx(
        'fixed right-4 bottom-[max(16px,env(safe-area-inset-bottom))] z-10 transition-[translate,opacity] duration-(--speed-pop) ease-(--curve-out) md:hidden',
        isAside &&
          'not-focus-within:pointer-events-none not-focus-within:translate-y-4 not-focus-within:opacity-0',
      )}
    >
      <NewImageLink className="h-12! shadow-pop" />
    </div>
  );
}

function useIsOnWayDown(): boolean {
  const turn = useRef(atTop);
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    const onScroll = () => {
      turn.current = turnedAt(turn.current, window.scrollY);
      setDown(turn.current.isDown);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}
