import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { createKeptScroll } from './kept-scroll.ts';

/** How long a page may take to grow to where it was. */
const patienceMs = 3_000;

const kept = createKeptScroll(() => window.sessionStorage);

/** A new page begins at its top; one that Back or Forward leads to, or that is loaded anew, stands where it was left. */
export function useKeptScroll(): void {
  const { key: entry, pathname, search } = useLocation();
  // Whatever a tab loads from an address has the same entry: it is told apart by what it shows.
  const key = entry + pathname + search;
  const type = useNavigationType();
  const shown = useRef({ key: '', pathname: '' });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    // Dialogs have addresses, too: what lies behind them stays where it is.
    if (isSamePage) return;
    if (type === 'POP') return scrollWhenTallEnough(kept.read(key));
    // Its answer is none of React's business: newer browsers answer a promise, which is no way to clean up.
    window.scrollTo(0, 0);
    return;
  }, [key, pathname, type]);

  useEffect(() => {
    const note = () => kept.note(shown.current.key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', kept.save);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', kept.save);
    };
  }, []);
}

/** Goes to a height as soon as the page has it, unless the person has begun to scroll. Answers how to give up. */
function scrollWhenTallEnough(top: number): () => void {
  const giveUp = new AbortController();
  const root = document.documentElement;
  const attempt = () => {
    if (giveUp.signal.aborted) return;
    window.scrollTo(0, top);
    if (root.scrollHeight - window.innerHeight >= top) giveUp.abort();
  };
  const growth = new ResizeObserver(attempt);
  const timer = setTimeout(() => giveUp.abort(), patienceMs);
  giveUp.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchmove', 'keydown'] as const) {
    window.addEventListener(type, () => giveUp.abort(), { passive: true, signal: giveUp.signal });
  }
  growth.observe(document.body);
  attempt();
  return () => giveUp.abort();
}
