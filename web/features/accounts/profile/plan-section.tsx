import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Section } from './section.tsx';
import { profileTexts } from './texts.ts';

/** The plan, its price and the controls to change it, which billing provides. */
export function PlanSection({ children }: { children: ReactNode }) {
  const t = useTexts(profileTexts);
  return (
    <Section id="plan" title={t('plan')}>
      {children}
    </Section>
  );
}
