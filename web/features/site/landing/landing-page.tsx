import type { ReactNode } from 'react';
import type { LandingData } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Faq } from '../faq/faq.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { Hero } from './hero/hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PlanCards } from './plans/plan-cards.tsx';
import { PromoBanner } from './promo-banner.tsx';
import { ShowcaseGallery } from './showcase/gallery.tsx';
import { ShowcaseRows } from './showcase/rows.tsx';
import { landingTexts } from './texts.ts';
import { Testimonials } from './voices/testimonials.tsx';

/** The page at `/`, the same on the server and in the browser. The bar is the app's. */
export function LandingPage({ data, bar }: { data: LandingData; bar: ReactNode }) {
  const t = useTexts(landingTexts);
  const { content, showcase, isSignedIn } = data;
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 rounded-control bg-text px-4 py-2 font-semibold text-inverse not-focus:sr-only"
      >
        {t('skip')}
      </a>
      <PromoBanner />
      <div className="sticky top-0 z-30">{bar}</div>
      <main id="content" tabIndex={-1}>
        <Hero data={data} />
        {showcase.length > 0 && <ShowcaseRows items={showcase} />}
        <HowItWorks example={showcase.find((item) => item.id === 'delivered-shark') ?? showcase[0]} />
        <Testimonials testimonials={content.testimonials} />
        <PlanCards isSignedIn={isSignedIn} />
        <ShowcaseGallery data={data} />
        <Faq entries={content.faq} />
      </main>
      <SiteFooter social={content.social} />
    </>
  );
}
