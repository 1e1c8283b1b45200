import { plans, type Tariff } from '#contract/plans.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { formatCents } from '#web/i18n/money.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { RadioItem } from '#web/ui/radio-group.tsx';
import type { PlanStep } from '../../button/plan-step.ts';
import { dayOf } from '../../day-of.ts';
import { sandboxTexts } from '../texts.ts';
import { tariffPrice } from './plan-facts.tsx';

interface PlanRowProps {
  tariff: Tariff;
  step: PlanStep;
  /** The immediate charge in cents; undefined if there is none. */
  dueNow: number | undefined;
}

/** One plan to choose: price, coins, and date of the change. */
export function PlanRow({ tariff: { plan, interval }, step, dueNow }: PlanRowProps) {
  const t = useTexts(sandboxTexts);
  return (
    <RadioItem
      value={plan}
      className="group grid min-h-14 w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 border-0 border-line border-b bg-transparent px-3 py-2 text-left text-text hover:bg-over focus-visible:-outline-offset-2"
    >
      <span
        aria-hidden="true"
        className="grid size-4 place-items-center rounded-full border border-edge group-data-[state=checked]:border-2 group-data-[state=checked]:border-text forced-colors:group-data-[state=checked]:border-[Highlight]"
      >
        <span className="size-2 rounded-full bg-text opacity-0 group-data-[state=checked]:opacity-100 forced-colors:bg-[Highlight]" />
      </span>
      <span className="grid min-w-0">
        <span className="font-[560] group-data-[state=checked]:font-[640]">{plans[plan].label}</span>
        <span className="type-meta text-muted">{whenWords(step, dueNow, t)}</span>
      </span>
      <span className="grid justify-items-end">
        <span className="font-[560]">{tariffPrice(plan, interval, t)}</span>
        <span className="type-meta inline-flex items-center gap-1.5 text-muted">
          <CoinIcon sizePx={13} />
          {formatNumber(plans[plan].coinsPerMonth)}
        </span>
      </span>
    </RadioItem>
  );
}

function whenWords(step: PlanStep, dueNow: number | undefined, t: TranslateOf<typeof sandboxTexts>): string {
  switch (step.kind) {
    case 'current':
      return t('yourPlan');
    case 'planned':
      return t('rowPlanned', { date: dayOf(step.at) });
    case 'later':
      return t('rowLater', { date: dayOf(step.at) });
    case 'unpaid':
      return t('rowUnpaid');
    default:
      return dueNow === undefined ? t('rowUpgrade') : t('rowUpgradeFor', { price: formatCents(dueNow) });
  }
}
