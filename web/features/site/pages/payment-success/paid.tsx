import { type PlanName, plans } from '#contract/plans.ts';
import { useCoinOrigins } from '#web/features/accounts/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { NextStepLink } from './links.tsx';
import { Outcome } from './outcome.tsx';
import { paymentSuccessTexts } from './texts.ts';

/** Shows the plan and the coins: bought ones, and those that were given. */
export function Paid({
  plan,
  coins,
  line,
}: {
  plan: PlanName;
  coins: number;
  line: 'paidLine' | 'doneLine';
}) {
  const t = useTexts(paymentSuccessTexts);
  const origins = useCoinOrigins(true);
  return (
    <Outcome
      title={t('paidTitle', { plan: plans[plan].label })}
      lines={[
        t(line, { coins: t('coins', { count: coins }) }),
        ...(origins !== null && origins.given > 0 && origins.bought > 0
          ? [t('originLine', { bought: formatNumber(origins.bought), given: formatNumber(origins.given) })]
          : []),
      ]}
    >
      <NextStepLink to="studio" variant="main" />
      <NextStepLink to="plans" variant="quiet" />
    </Outcome>
  );
}
