import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { changeAtSandbox, type SubscriptionView } from '#contract/billing.ts';
import { paidPlans, plans, type Tariff } from '#contract/plans.ts';
import { call } from '#web/api/call.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { formatCents } from '#web/i18n/money.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { type PlanStep, planStep } from '../../button/plan-step.ts';
import { Refusal } from '../../button/refusal.tsx';
import { dayOf } from '../../day-of.ts';
import { sandboxTexts } from '../texts.ts';
import { PlanRow } from './plan-row.tsx';
import { PortalSection } from './portal-section.tsx';
import { requestedTariff } from './requested-tariff.ts';
import { type Portal, usePortalAction } from './use-portal.ts';

interface ChangeSectionProps {
  subscription: SubscriptionView;
  upgrades: Portal['upgrades'];
  /** Announces the result. */
  onMessage: (sentence: string) => void;
}

/** Changes plan or interval: choose, then confirm with the date of the change. */
export function ChangeSection({ subscription, upgrades, onMessage }: ChangeSectionProps) {
  const t = useTexts(sandboxTexts);
  const [search] = useSearchParams();
  const [chosen, choose] = useState<Tariff>(() => requestedTariff(search, subscription));
  const stepTo = (to: Tariff) => planStep({ mode: 'sandbox', subscription, canHaveOffer: false }, to, false);
  const step = stepTo(chosen);
  const amountDue = ({ plan, interval }: Tariff) =>
    upgrades.find((one) => one.planType === plan && one.interval === interval)?.dueNow;
  const { label } = plans[chosen.plan];
  const change = usePortalAction(
    () => call(changeAtSandbox, { body: { planType: chosen.plan, interval: chosen.interval } }),
    () => onMessage(resultSentence(step, label, t)),
  );
  const isNothing =
    (step.kind === 'current' && subscription.next === null) ||
    step.kind === 'planned' ||
    step.kind === 'unpaid';
  const words = { noAnswer: t('subscriptionFailed'), unreadable: t('subscriptionFailed') };
  return (
    <PortalSection title={t('change')} line={t('changeLine')}>
      <Segmented
        label={t('interval')}
        value={chosen.interval}
        onChange={(interval) => choose({ ...chosen, interval })}
        options={[
          { value: 'monthly', label: t('byMonth') },
          { value: 'yearly', label: t('byYear') },
        ]}
      />
      <RadioGroup
        label={t('plans')}
        values={paidPlans}
        value={chosen.plan}
        onChange={(plan) => choose({ ...chosen, plan })}
        className="mt-4 grid border-line border-t"
      >
        {paidPlans.map((plan) => {
          const tariff = { ...chosen, plan };
          return <PlanRow key={plan} tariff={tariff} step={stepTo(tariff)} dueNow={amountDue(tariff)} />;
        })}
      </RadioGroup>
      <div className="pt-5">
        <Button variant="main" disabled={isNothing} busy={change.isBusy} onClick={change.run}>
          {buttonWords(step, amountDue(chosen), subscription, t)}
        </Button>
        <Refusal error={change.isBusy ? null : change.error} fallbacks={words} />
      </div>
    </PortalSection>
  );
}

type Texts = TranslateOf<typeof sandboxTexts>;

function buttonWords(
  step: PlanStep,
  dueNow: number | undefined,
  { planType, next }: SubscriptionView,
  t: Texts,
): string {
  if (step.kind === 'upgrade') {
    return dueNow === undefined ? t('upgradeNow') : t('upgradeFor', { price: formatCents(dueNow) });
  }
  if (step.kind === 'later') return t('changeOn', { date: dayOf(step.at) });
  if (step.kind === 'current' && next !== null && planType !== null) {
    return t('keep', { plan: plans[planType].label });
  }
  return t('choose');
}

function resultSentence(step: PlanStep, plan: string, t: Texts): string {
  if (step.kind === 'later') return t('changedLater', { plan, date: dayOf(step.at) });
  return step.kind === 'current' ? t('kept', { plan }) : t('changedNow', { plan });
}
