import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { type BillingInterval, can, paidPlans } from '#contract/plans.ts';
import { BillingNotices, PlanButton } from '#web/features/billing/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IntervalToggle } from '../pricing/interval-toggle.tsx';
import { PlanHead } from '../pricing/plan-head.tsx';
import { PlanIncludes } from '../pricing/plan-includes.tsx';
import { canvasGateTexts } from './texts.ts';

const offered = paidPlans.filter((plan) => can(plan, 'canvasEditor'));

/** The three plans with the editor. Takes the focus when it appears, which scrolls to it. */
export function CanvasPlans() {
  const t = useTexts(canvasGateTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const [interval, setInterval] = useState<BillingInterval>('yearly');
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="pt-12" aria-labelledby="choose-plan">
      <div className="flex flex-wrap items-end justify-between gap-4 border-line border-t pt-8 pb-6">
        <h2
          id="choose-plan"
          ref={heading}
          tabIndex={-1}
          className="type-title scroll-mt-[calc(var(--bar-height)+24px)]"
        >
          {t('choose')}
        </h2>
        <IntervalToggle value={interval} onChange={setInterval} />
      </div>
      <BillingNotices />
      <div className="grid md:grid-cols-3">
        {offered.map((plan, index) => (
          <PlanHead
            key={plan}
            plan={plan}
            interval={interval}
            className={clsx(
              'max-md:border-r md:border-b',
              index === 0 && 'max-md:rounded-t-[12px] md:rounded-l-[12px]',
              index === offered.length - 1 &&
                'border-r max-md:rounded-b-[12px] max-md:border-b md:rounded-r-[12px]',
            )}
          >
            <PlanButton plan={plan} interval={interval} />
            <PlanIncludes plan={plan} interval={interval} />
          </PlanHead>
        ))}
      </div>
    </section>
  );
}
