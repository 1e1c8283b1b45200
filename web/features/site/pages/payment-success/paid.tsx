import { type PlanName, plans } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Way } from './links.tsx';
import { Outcome } from './outcome.tsx';
import { paymentSuccessTexts } from './texts.ts';

/** The plan and the coins that are there. */
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
      <Way to="studio" variant="main" />
      <Way to="plans" variant="quiet" />
    </Outcome>
  );
}
