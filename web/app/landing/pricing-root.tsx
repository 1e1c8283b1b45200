import type { Language } from '#contract/languages.ts';
import { pathOf } from '#contract/routes.ts';
import type { PricingData } from '#contract/site.ts';
import { VisitorPage } from '#web/features/site/pages/pricing/visitor-page.tsx';
import { rememberLanguage } from '#web/i18n/choose-language.ts';
import { SignUpClosed } from '#web/ui/sign-up-closed.ts';
import { UsesCoins } from '#web/ui/uses-coins.ts';
import { PublicBar } from '../public-bar/public-bar.tsx';

/** The pricing page with the app's bar for visitors. */
export function PricingRoot({ data }: { data: PricingData }) {
  return (
    <UsesCoins value={data.usesCoins}>
      <SignUpClosed value={data.isSignUpClosed}>
        <VisitorPage
          data={data}
          bar={<PublicBar visitor="signedOut" onLanguage={reloadIn} />}
          onLogin={goToLogin}
        />
      </SignUpClosed>
    </UsesCoins>
  );
}

/** Reloads: one address for all languages; the server renders the chosen one. */
function reloadIn(language: Language): void {
  rememberLanguage(language);
  window.location.reload();
}

/** Goes to the login page, which returns here. */
function goToLogin(): void {
  const { pathname, search } = window.location;
  window.location.assign(`${pathOf('login')}?${new URLSearchParams({ next: pathname + search })}`);
}
