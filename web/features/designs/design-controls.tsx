import { type ReactNode, useState } from 'react';
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

type PartName = 'headline' | 'hero' | 'background' | 'colours' | 'layout' | 'style';

/** The parts of a design: stacked beside the picture, as tabs below it on narrow screens. */
export function DesignControls(props: SectionProps) {
  const t = useTexts(designTexts);
  const isDesktop = useIsDesktop();
  const [part, setPart] = useState<PartName>('headline');
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
    return <Tabs label={t('controls')} tabs={tabs} value={part} onChange={setPart} />;
  }
  return parts.map(({ value, content }) => (
    <section
      key={value}
      aria-label={t(value)}
      className="border-line border-b px-5 pt-4 pb-5 last:border-b-0"
    >
      <h3 className="m-0 pb-3 type-label">{t(value)}</h3>
      {content}
    </section>
  ));
}
