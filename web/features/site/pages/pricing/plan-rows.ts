import {
  allowance,
  allowanceRows,
  type BillingInterval,
  can,
  isBuilt,
  type PaidPlan,
  plans,
} from '#contract/plans.ts';
import { formatNumber } from '#web/i18n/numbers.ts';

/** The content of a table cell: text, or whether the plan has it. */
export type Cell = string | boolean;

export interface PlanRow {
  id: string;
  /** A name that is the same in all languages, or a text key. */
  label: { name: string } | { text: RowText };
  /** The price of one picture. */
  coins: number | null;
  cellOf(plan: PaidPlan): Cell;
}

export type RowText =
  | 'canvasMask'
  | 'canvasFull'
  | 'coinsInYear'
  | 'customStyles'
  | 'support'
  | 'community'
  | 'canvasEditor';

const translated: Readonly<Record<string, RowText>> = {
  'Canvas Editor mask': 'canvasMask',
  'Canvas Editor full': 'canvasFull',
};

/** How many pictures each plan's coins pay for; `soon` stands for those of a feature that is not built. */
export function imageRows(interval: BillingInterval, soon: string): PlanRow[] {
  return allowanceRows.map((row) => {
    const text = translated[row.action];
    return {
      id: row.action,
      label: text === undefined ? { name: row.action } : { text },
      coins: row.coins,
      cellOf(plan) {
        const images = allowance(plan, row, interval);
        if (images === 0) return false;
        return row.feature !== null && !isBuilt(row.feature) ? soon : formatNumber(images);
      },
    };
  });
}

interface IncludedWords {
  unlimited: string;
  soon: string;
  priority: string;
  hours: (hours: number) => string;
}

/** What else a plan includes; a community only where there is one. */
export function includedRows(words: IncludedWords, hasCommunity: boolean): PlanRow[] {
  const row = (text: RowText, cellOf: PlanRow['cellOf']): PlanRow => ({
    id: text,
    label: { text },
    coins: null,
    cellOf,
  });
  return [
    row('coinsInYear', (plan) => formatNumber(plans[plan].coinsPerYear)),
    row('customStyles', (plan) => plans[plan].trainedStyles?.toString() ?? words.unlimited),
    row('support', (plan) => {
      if (can(plan, 'prioritySupport')) return words.priority;
      const { supportHours } = plans[plan];
      return supportHours === null ? false : words.hours(supportHours);
    }),
    ...(hasCommunity ? [row('community', (plan) => plans[plan].community)] : []),
    row('canvasEditor', (plan) => can(plan, 'canvasEditor') && (isBuilt('canvasEditor') || words.soon)),
  ];
}
