import type { ReactNode } from 'react';
import type { DesignPart } from '#contract/designs.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useIsDesktop } from '#web/ui/media-query.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { BackgroundSection } from './sections/background-section.tsx';
import { ColourSection } from './sections/colour-section.tsx';
import { HeadlineSection } from './sections/headline-section.tsx';
import { HeroSection } from './sections/hero-section.tsx';
import { LayoutSection } from './sections/layout-section.tsx';
import type { SectionProps } from './sections/section.tsx';
import { StyleSection } from './sections/style-section.tsx';
import { designTexts } from './texts.ts';

export type PartName = DesignPart | 'colours' | 'style';

interface DesignControlsProps extends SectionProps {
  /** The open tab on narrow screens. */
  part: PartName;
  onPart: (part: PartName) => void;
}

/** The parts of a design: stacked beside the picture, as tabs below it on narrow screens. */
export function DesignControls({ part, onPart, ...props }: DesignControlsProps) {
  const t = useTexts(designTexts);
  const isDesktop = useIsDesktop();
  const parts: { value: PartName; content: ReactNode }[] = [
    { value: 'headline', content: <HeadlineSection {...props} /> },
    { value: 'hero', content: <HeroSection {...props} /> },
    { value: 'background', content: <BackgroundSection {...props} /> },
    { value: 'colours', content: <ColourSection {...props} /> },
    { value: 'layout', content: <LayoutSection {...props} /> },
    { value: 'style', content: <StyleSection {...props} /> },
  ];
  if (!isDesktop) {
    const tabs = parts.map(({ value, content }) => ({ value, label: t(value), content }));
    return <Tabs label={t('controls')} tabs={tabs} value={part} onChange={onPart} />;
  }
  return parts.map(({ value, content }) => (
    <section
      key={value}
      aria-label={t(value)}
      data-part={value}
      className="border-line border-b px-5 pt-4 pb-5 last:border-b-0"
    >
      <h3 className="m-0 pb-3 type-label">{t(value)}</h3>
      {content}
    </section>
  ));
}

const focusable = 'textarea, input, [role=radio][tabindex="0"], button';

/**
 * Shows a part's controls and moves the focus there. On narrow screens to its tab, not into a field: that
 * would open a keyboard over the picture.
 */
export function focusPart(controls: HTMLElement | null, part: PartName): void {
  const section = controls?.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!section) {
    controls?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    return;
  }
  section.scrollIntoView({ block: 'start' });
  section.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
}
