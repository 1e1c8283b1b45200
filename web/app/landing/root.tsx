import type { Language } from '#contract/languages.ts';
import type { LandingData } from '#contract/site.ts';
import { landingAddress } from '#contract/site-languages.ts';
import { LandingPage } from '#web/features/site/landing/landing-page.tsx';
import { rememberLanguage } from '#web/i18n/choose-language.ts';
import { SignUpClosed } from '#web/ui/sign-up-closed.ts';
import { UsesCoins } from '#web/ui/uses-coins.ts';
import { PublicBar } from '../public-bar/public-bar.tsx';

/** The landing page with the app's bar for visitors. */
export function LandingRoot({ data }: { data: LandingData }) {
  const visitor = data.isSignedIn ? 'signedIn' : 'signedOut';
  return (
    <UsesCoins value={data.usesCoins}>
      <SignUpClosed value={data.isSignUpClosed}>
        <LandingPage data={data} bar={<PublicBar visitor={visitor} onLanguage={goToLanguage} />} />
      </SignUpClosed>
    </UsesCoins>
  );
}

/** Each language has its own address, with the operator's content in it. */
function goToLanguage(language: Language): void {
  rememberLanguage(language);
  window.location.assign(landingAddress(language));
}
