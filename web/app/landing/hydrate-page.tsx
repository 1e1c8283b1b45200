import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadCatalogues } from '#web/i18n/catalogue.ts';
import { followTheme } from '#web/ui/theme.ts';
import { TooltipLayer } from '#web/ui/tooltip-layer.tsx';

declare global {
  /** Returns the last button clicked and stops recording clicks: `web/public/boot.js`. */
  var takeEarlyClick: (() => HTMLButtonElement | null) | undefined;
}

/**
 * Hydrates a page that the server rendered. `render` gets the JSON in the element of that id and must produce
 * the same tree. Then repeats the last early click.
 */
export async function hydratePage(dataId: string, render: (written: string) => ReactNode): Promise<void> {
  followTheme();
  const root = document.getElementById('root');
  const written = document.getElementById(dataId)?.textContent;
  if (root === null || !written) throw new Error('The page was not written by the server.');
  // The server rendered in this language: without its texts hydration would not match.
  await loadCatalogues();
  const { promise, resolve } = Promise.withResolvers<void>();
  const repeatEarlyClick = earlyClickRepeater(root);
  // Hydrate in slices, so that a click meanwhile comes first. The tree must equal the server's: ids are
  // counted along it.
  startTransition(() => {
    hydrateRoot(root, <Hydrated onHydrated={resolve}>{render(written)}</Hydrated>);
  });
  createRoot(document.body.appendChild(document.createElement('div'))).render(<TooltipLayer />);
  await promise;
  repeatEarlyClick();
}

/**
 * Returns a function that repeats the early click. From here on React handles clicks itself and hydrates the
 * clicked part first: such a click replaces the recorded one and is not repeated.
 */
function earlyClickRepeater(root: HTMLElement): () => void {
  let recorded = globalThis.takeEarlyClick?.() ?? null;
  const discardEarlyClick = () => {
    recorded = null;
  };
  root.addEventListener('click', discardEarlyClick, { capture: true });
  return () => {
    root.removeEventListener('click', discardEarlyClick, { capture: true });
    recorded?.click();
  };
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    onHydrated();
  }, [onHydrated]);
  return children;
}
