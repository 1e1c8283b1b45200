import type { PricingData } from '#contract/site.ts';
import { pricingDataId } from './data-ids.ts';
import { PricingRoot } from './pricing-root.tsx';
import { wake } from './wake.tsx';

/** Resolves when the page hears presses. */
export const hydrated: Promise<void> = wake(pricingDataId, (written) => {
  const data: PricingData = JSON.parse(written);
  return <PricingRoot data={data} />;
});
