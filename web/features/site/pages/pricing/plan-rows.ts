import {
  allowance,
  allowanceRows,
  type BillingInterval,
  can,
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
  | 'canvasEditor'
  | 'earlyAccess';

const translated: Readonly<Record<string, RowText>> = {
  'Canvas Editor mask': 'canvasMask',
  'Canvas Editor full': 'canvasFull',
};

/** How many pictures each plan's coins pay for. */
export function imageRows(interval: BillingInterval): PlanRow[] {
  return allowanceRows.map((row) => {
    const text = translated[row.action];
    return {
      id: row.action,
      label: text === undefined ? { name: row.action } : { text },
      coins: row.coins,
      cellOf(plan) {
        const images = allowance(plan, row, interval);
        return images === 0 ? false : formatNumber(images);
      },
    };
  });
}

/** What else a plan includes; `words` are the translated texts. */
export function includedRows(words: {
  unlimited: string;
  priority: string;
  hours: (hours: number) => string;
}): PlanRow[] {
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
    row('community', (plan) => plans[plan].community),
    row('canvasEditor', (plan) => can(plan, 'canvasEditor')),
    row('earlyAccess', (plan) => can(plan, 'earlyAccess')),
  ];
}
