import type { BillingInterval } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { imageRows, includedRows, type PlanRow } from './plan-rows.ts';
import { pricingTexts } from './texts.ts';

export interface PlanRowGroup {
  title: string;
  rows: readonly PlanRow[];
}

/** The two parts of the allowance table, translated. */
export function usePlanRows(interval: BillingInterval): PlanRowGroup[] {
  const t = useTexts(pricingTexts);
  return [
    { title: t(interval === 'yearly' ? 'imagesYear' : 'imagesMonth'), rows: imageRows(interval) },
    {
      title: t('included'),
      rows: includedRows({
        unlimited: t('unlimited'),
        priority: t('priority'),
        hours: (hours) => t('supportHours', { hours }),
      }),
    },
  ];
}
