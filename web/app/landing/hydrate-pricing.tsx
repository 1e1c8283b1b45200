import type { PricingData } from '#contract/site.ts';
import { pricingDataId } from './data-ids.ts';
import { hydratePage } from './hydrate-page.tsx';
import { PricingRoot } from './pricing-root.tsx';

// A dynamic import of this module resolves when the page is interactive.
await hydratePage(pricingDataId, (written) => {
  const data: PricingData = JSON.parse(written);
  return <PricingRoot data={data} />;
});
