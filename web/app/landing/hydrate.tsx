import type { LandingData } from '#contract/site.ts';
import { landingDataId } from './data-ids.ts';
import { LandingRoot } from './root.tsx';
import { wake } from './wake.tsx';

// Who has loaded this goes on when the page hears presses.
await wake(landingDataId, (written) => {
  const data: LandingData = JSON.parse(written);
  return <LandingRoot data={data} />;
});
