import { OwnPlan } from '#web/features/billing/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Section } from './section.tsx';
import { profileTexts } from './texts.ts';

/** The plan and what is paid for it, and the ways to change both. */
export function PlanSection() {
  const t = useTexts(profileTexts);
  return (
    <Section id="plan" title={t('plan')}>
      <OwnPlan />
    </Section>
  );
}
