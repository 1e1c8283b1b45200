import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { LandingData } from '#contract/site.ts';
import { loadCatalogues } from '#web/i18n/catalogue.ts';
import { followTheme } from '#web/ui/theme.ts';
import { TooltipLayer } from '#web/ui/tooltip-layer.tsx';
import { LandingRoot } from './root.tsx';

followTheme();

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves when the page hears presses. */
export const hydrated: Promise<void> = promise;

const root = document.getElementById('root');
const written = document.getElementById('landing-data')?.textContent;
if (root === null || !written) throw new Error('The page was not written by the server.');
const data: LandingData = JSON.parse(written);
// The server wrote the page in this language: without its texts the two would not fit together.
await loadCatalogues();
// In slices: whoever presses something meanwhile is served first. The tree is the server's: ids are counted along it.
startTransition(() => {
  hydrateRoot(
    root,
    <Awake>
      <LandingRoot data={data} />
    </Awake>,
  );
});
createRoot(document.body.appendChild(document.createElement('div'))).render(<TooltipLayer />);

function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.awake = '';
    resolve();
  }, []);
  return children;
}
