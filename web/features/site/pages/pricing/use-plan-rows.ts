import { createContext, use } from 'react';
import type { BillingInterval } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { imageRows, includedRows, type PlanRow } from './plan-rows.ts';
import { pricingTexts } from './texts.ts';

/** Whether this server has a community, which plans then list. */
export const CommunityContext = createContext(false);

export interface PlanRowGroup {
  title: string;
  rows: readonly PlanRow[];
}

/** The two parts of the allowance table, translated. */
export function usePlanRows(interval: BillingInterval): PlanRowGroup[] {
  const t = useTexts(pricingTexts);
  const hasCommunity = use(CommunityContext);
  return [
    { title: t(interval === 'yearly' ? 'imagesYear' : 'imagesMonth'), rows: imageRows(interval, t('soon')) },
    {
      title: t('included'),
      rows: includedRows(
        {
          unlimited: t('unlimited'),
          soon: t('soon'),
          priority: t('priority'),
          hours: (hours) => t('supportHours', { hours }),
        },
        hasCommunity,
      ),
    },
  ];
}
