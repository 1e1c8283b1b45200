import type { BillingInterval } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { landingTexts } from '../texts.ts';

interface IntervalSwitchProps {
  interval: BillingInterval;
  onChange: (interval: BillingInterval) => void;
  /** Such as "-15%". */
  discount: string;
}

/** Monthly or yearly. Native radio buttons, so that they need no extra code. */
export function IntervalSwitch({ interval, onChange, discount }: IntervalSwitchProps) {
  const t = useTexts(landingTexts);
  return (
    <fieldset className="inline-flex gap-0.5 rounded-[9px] border border-line bg-raised p-0.5">
      <legend className="sr-only">{t('interval')}</legend>
      {(['monthly', 'yearly'] as const).map((one) => (
        <label
          key={one}
          className="press inline-flex h-[34px] cursor-pointer items-center gap-2 rounded-[7px] border-[1.5px] border-transparent px-3.5 font-[560] text-muted hover:text-text has-checked:border-edge has-checked:bg-over has-checked:font-[640] has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus touch:h-11"
        >
          <input
            type="radio"
            name="interval"
            value={one}
            checked={interval === one}
            onChange={() => onChange(one)}
            className="sr-only"
          />
          {t(one)}
          {one === 'yearly' && <span className="type-badge text-ok">{discount}</span>}
        </label>
      ))}
    </fieldset>
  );
}
