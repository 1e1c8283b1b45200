import { type PlanName, plans } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { NextStepLink } from './links.tsx';
import { Outcome } from './outcome.tsx';
import { paymentSuccessTexts } from './texts.ts';

/** Shows the plan and the coins. */
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
  return (
    <Outcome
      title={t('paidTitle', { plan: plans[plan].label })}
      lines={[t(line, { coins: t('coins', { count: coins }) })]}
    >
      <NextStepLink to="studio" variant="main" />
      <NextStepLink to="plans" variant="quiet" />
    </Outcome>
  );
}
