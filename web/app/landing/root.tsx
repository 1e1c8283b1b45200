import type { LandingData } from '#contract/site.ts';
import { LandingPage } from '#web/features/site/landing/landing-page.tsx';
import { PublicBar } from '../public-bar/public-bar.tsx';

/** The landing page with the app's bar for visitors. */
export function LandingRoot({ data }: { data: LandingData }) {
  return <LandingPage data={data} bar={<PublicBar visitor={data.isSignedIn ? 'signedIn' : 'signedOut'} />} />;
}
