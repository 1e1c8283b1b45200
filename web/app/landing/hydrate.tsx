import type { LandingData } from '#contract/site.ts';
import { landingDataId } from './data-ids.ts';
import { LandingRoot } from './root.tsx';
import { wake } from './wake.tsx';

/** Resolves when the page hears presses. */
export const hydrated: Promise<void> = wake(landingDataId, (written) => {
  const data: LandingData = JSON.parse(written);
  return <LandingRoot data={data} />;
});
