import type { LandingData } from '#contract/site.ts';
import { landingDataId } from './data-ids.ts';
import { hydratePage } from './hydrate-page.tsx';
import { LandingRoot } from './root.tsx';

// A dynamic import of this module resolves when the page is interactive.
await hydratePage(landingDataId, (written) => {
  const data: LandingData = JSON.parse(written);
  return <LandingRoot data={data} />;
});
