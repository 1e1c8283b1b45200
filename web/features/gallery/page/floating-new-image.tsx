import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { NewImageLink } from './new-image-link.tsx';
import { atTop, turnedAt } from './scroll-turn.ts';

/**
 * "New Image" in a bar at the foot of a phone's screen, so that it lies over no single picture's corner or
 * menu. Hidden while the user scrolls down; always reachable by keyboard.
 */
export function FloatingNewImage() {
  const isAside = useIsScrollingDown();
  return (
    <div
      className={clsx(
        'fixed inset-x-0 bottom-0 z-10 border-line border-t bg-panel px-4 pt-2.5 pb-safe transition-[translate,opacity] duration-(--speed-pop) ease-(--curve-out) md:hidden',
        isAside &&
          'not-focus-within:pointer-events-none not-focus-within:translate-y-4 not-focus-within:opacity-0',
      )}
    >
      <NewImageLink className="h-12! w-full" />
    </div>
  );
}

function useIsScrollingDown(): boolean {
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
