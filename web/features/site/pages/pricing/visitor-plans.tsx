import { useState, useSyncExternalStore } from 'react';
import { coinLimits } from '#contract/limits.ts';
import { type BillingInterval, type PaidPlan, yearlyDiscountPercent } from '#contract/plans.ts';
import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { useIsSignUpClosed } from '#web/ui/sign-up-closed.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { IntervalToggle } from './interval-toggle.tsx';
import { LoginFirst } from './login-first.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { PlanTable } from './plan-table.tsx';
import { pricingTexts } from './texts.ts';
import { visitorHead } from './visitor-head.ts';

/** The heading for visitors, with a button to sign in where there is something to pay for. */
export function useVisitorHead() {
  const t = useTexts(pricingTexts);
  const usesCoins = useUsesCoins();
  const { title, line } = visitorHead({ usesCoins, isSignUpClosed: useIsSignUpClosed() });
  const head = {
    title: t(title),
    lead: line === 'testLine' ? t(line, { coins: coinLimits.signupCoins }) : t(line),
  };
  if (!usesCoins) return head;
  return {
    ...head,
    aside: (
      // Not main: the bar above has "Try It Free".
      <SiteLink href={pathOf('login')} className={buttonStyle({ variant: 'neutral', size: 'lg' })}>
        {t('login')}
      </SiteLink>
    ),
  };
}

/**
 * The plans for visitors. The server does not know the screen and renders both sizes, and CSS chooses; in the
 * browser there is one.
 */
export function VisitorPlans({ onLogin }: { onLogin: () => void }) {
  const t = useTexts(pricingTexts);
  const [interval, setInterval] = useState<BillingInterval>('yearly');
  const isDesktop = useKnownDesktop();
  const shared = { interval, promo: null };
  const pickedId = 'picked-plan';
  return (
    <section aria-labelledby="plans" className="border-line border-t pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-8">
        <div className="grid gap-1">
          <h2 id="plans" className="type-title">
            {t('plansTitle')}
          </h2>
          <p className="type-prompt text-muted">
            {t('plansLine', { percent: formatPercent(yearlyDiscountPercent) })}
          </p>
        </div>
        <IntervalToggle value={interval} onChange={setInterval} />
      </div>
      {isDesktop !== false && (
        <div className="max-lg:hidden">
          <PlanTable
            {...shared}
            renderButton={(plan) => <LoginFirst plan={plan} describedBy={`plan-${plan}`} onLogin={onLogin} />}
          />
        </div>
      )}
      {isDesktop !== true && (
        <div className="lg:hidden">
          <PlanPicker
            {...shared}
            first="pro"
            headId={pickedId}
            renderButton={(plan: PaidPlan) => (
              <LoginFirst plan={plan} size="lg" describedBy={pickedId} onLogin={onLogin} />
            )}
          />
        </div>
      )}
    </section>
  );
}

/** As in `useIsDesktop`. */
const desktopQuery = '(min-width: 1024px)';

/** Whether the window is at least 1024 px wide; null on the server and until hydration. */
function useKnownDesktop(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    (listener) => {
      const list = matchMedia(desktopQuery);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(desktopQuery).matches,
    () => null,
  );
}
