import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { NewImageLink } from './new-image-link.tsx';
import { atTop, turnedAt } from './scroll-turn.ts';

/**
 * "New Image" floating over the pictures on phones. Hidden while the user scrolls down, where it would cover
 * lines and menus; always reachable by keyboard.
 */
export function FloatingNewImage() {
  const isAside = useIsScrollingDown();
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
