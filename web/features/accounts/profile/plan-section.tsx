import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Section } from './section.tsx';
import { profileTexts } from './texts.ts';

/** The plan and what is paid for it, and the ways to change both, which billing shows. */
export function PlanSection({ children }: { children: ReactNode }) {
  const t = useTexts(profileTexts);
  return (
    <Section id="plan" title={t('plan')}>
      {children}
    </Section>
  );
}
