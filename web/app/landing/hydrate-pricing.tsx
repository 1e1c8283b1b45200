import type { PricingData } from '#contract/site.ts';
import { pricingDataId } from './data-ids.ts';
import { PricingRoot } from './pricing-root.tsx';
import { wake } from './wake.tsx';

// Who has loaded this goes on when the page hears presses.
await wake(pricingDataId, (written) => {
  const data: PricingData = JSON.parse(written);
  return <PricingRoot data={data} />;
});
