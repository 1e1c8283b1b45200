import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadCatalogues } from '#web/i18n/catalogue.ts';
import { followTheme } from '#web/ui/theme.ts';
import { TooltipLayer } from '#web/ui/tooltip-layer.tsx';

declare global {
  /** Answers the button that was pressed last, and keeps no further ones: `web/public/boot.js`. */
  var takeEarlyPress: (() => HTMLButtonElement | null) | undefined;
}

/**
 * Wakes a page that the server wrote: `render` makes the same tree from what the server wrote beside it, as JSON, in the
 * element of that id. The last press that came before is repeated then.
 */
export async function wake(dataId: string, render: (written: string) => ReactNode): Promise<void> {
  followTheme();
  const root = document.getElementById('root');
  const written = document.getElementById(dataId)?.textContent;
  if (root === null || !written) throw new Error('The page was not written by the server.');
  // The server wrote the page in this language: without its texts the two would not fit together.
  await loadCatalogues();
  const { promise, resolve } = Promise.withResolvers<void>();
  const pressEarly = earlyPress(root);
  // In slices: whoever presses something meanwhile is served first. The tree is the server's: ids are counted along it.
  startTransition(() => {
    hydrateRoot(root, <Awake onAwake={resolve}>{render(written)}</Awake>);
  });
  createRoot(document.body.appendChild(document.createElement('div'))).render(<TooltipLayer />);
  await promise;
  pressEarly();
}

/**
 * What repeats the press that came before React listened. From here on React serves presses itself, by waking what was
 * pressed first: such a one is not repeated, and takes the place of the one that was kept.
 */
function earlyPress(root: HTMLElement): () => void {
  let kept = globalThis.takeEarlyPress?.() ?? null;
  const forget = () => {
    kept = null;
  };
  root.addEventListener('click', forget, { capture: true });
  return () => {
    root.removeEventListener('click', forget, { capture: true });
    kept?.click();
  };
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    onAwake();
  }, [onAwake]);
  return children;
}
