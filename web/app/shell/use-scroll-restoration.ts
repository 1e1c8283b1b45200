import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { createScrollMemory } from './scroll-memory.ts';

/** How long to wait for a page to grow to its former height. */
const timeoutMs = 3_000;

const memory = createScrollMemory(() => window.sessionStorage);

/** A new page starts at the top; Back, Forward and a reload restore the scroll position. */
export function useScrollRestoration(): void {
  const { key: entry, pathname, search } = useLocation();
  // Every load of a tab has the same entry key: include the address.
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
    // Dialogs have addresses too: the page behind them does not move.
    if (isSamePage) return;
    if (type === 'POP') return scrollWhenTallEnough(memory.read(key));
    // Do not return its result: newer browsers return a promise, which React would take for a cleanup
    // function.
    window.scrollTo(0, 0);
    return;
  }, [key, pathname, type]);

  // Before the first paint, so that no scroll event is missed.
  useLayoutEffect(() => {
    const note = () => memory.note(shown.current.key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', memory.save);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', memory.save);
    };
  }, []);
}

/**
 * Scrolls to a position once the page is tall enough, unless the user has scrolled. Returns a function that
 * cancels.
 */
function scrollWhenTallEnough(top: number): () => void {
  const controller = new AbortController();
  const root = document.documentElement;
  const attempt = () => {
    if (controller.signal.aborted) return;
    window.scrollTo(0, top);
    if (root.scrollHeight - window.innerHeight >= top) controller.abort();
  };
  const growth = new ResizeObserver(attempt);
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  controller.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(timer);
  });
  for (const type of ['wheel', 'touchmove', 'keydown'] as const) {
    window.addEventListener(type, () => controller.abort(), { passive: true, signal: controller.signal });
  }
  growth.observe(document.body);
  attempt();
  return () => controller.abort();
}
