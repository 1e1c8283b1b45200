import { type BillingInterval, yearlyDiscountPercent } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { pricingTexts } from './texts.ts';

interface IntervalToggleProps {
  value: BillingInterval;
  onChange: (interval: BillingInterval) => void;
}

/** Monthly or yearly, with the discount of a year. */
export function IntervalToggle({ value, onChange }: IntervalToggleProps) {
  const t = useTexts(pricingTexts);
  return (
    <Segmented
      label={t('interval')}
      value={value}
      onChange={onChange}
      options={[
        { value: 'monthly', label: t('monthly') },
        {
          value: 'yearly',
          label: (
            <>
              {t('yearly')}
              <span className="type-badge text-ok">{formatPercent(-yearlyDiscountPercent)}</span>
            </>
          ),
        },
      ]}
    />
  );
}
