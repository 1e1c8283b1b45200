import { Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { pathOf } from '#contract/routes.ts';
import type { LandingData } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useIsSignUpClosed } from '#web/ui/sign-up-closed.ts';
import { landingTexts } from '../texts.ts';
import { HeroCarousel } from './carousel.tsx';
import { DemoDialog } from './demo-dialog.tsx';
import { TypedPhrase } from './typed-phrase.tsx';
import { useCarousel } from './use-carousel.ts';

export const slideCount = 3;

/**
 * Shows a prompt and the picture it makes before any claim. On wide windows the picture's column leaves
 * the whole picture in view: 260 px and two lines of the headline are above and below it. Words, examples
 * and figures share the height beside it.
 */
export function Hero({ data }: { data: LandingData }) {
  const t = useTexts(landingTexts);
  const slides = data.showcase.slice(0, slideCount);
  const carousel = useCarousel(slides.length);
  const [seconds, face] = [t('phraseSeconds'), t('phraseFace')];
  const phrases = useMemo(() => [seconds, face], [seconds, face]);
  return (
    <section className="mx-auto grid max-w-[1520px] gap-x-14 gap-y-7 px-4 pt-7 pb-8 md:px-10 lg:grid-cols-[minmax(340px,1fr)_minmax(0,max(520px,calc((100dvh-260px-1.88*var(--type-hero))*16/9)))] lg:grid-rows-[auto_auto_1fr_auto] lg:pt-9 lg:[--type-hero:clamp(40px,min(7vw,11.5dvh),104px)]">
      <h1 className="type-hero max-md:text-[clamp(30px,10.1vw,72px)] max-md:in-[:lang(es)]:text-[clamp(28px,9.2vw,64px)] lg:col-span-2">
        <span className="sr-only">{t('heroName')}</span>
        <span aria-hidden="true" className="block">
          {t('heroLine')}
        </span>
        <TypedPhrase phrases={phrases} isPaused={carousel.isPaused} />
      </h1>
      <div className="lg:row-start-2 lg:pt-3">
        <p className="max-w-[440px] text-[18px] leading-[27px] text-muted max-lg:max-w-none">{t('pitch')}</p>
        <HeroButtons isSignedIn={data.isSignedIn} usesCoins={data.usesCoins} />
      </div>
      <Figures figures={data.content.figures} />
      {slides.length > 0 && <HeroCarousel slides={slides} carousel={carousel} isSignedIn={data.isSignedIn} />}
    </section>
  );
}

/** The film shows prices: without coins there is none. */
function HeroButtons({ isSignedIn, usesCoins }: Pick<LandingData, 'isSignedIn' | 'usesCoins'>) {
  const t = useTexts(landingTexts);
  const isClosed = useIsSignUpClosed();
  const [isDemoOpen, setDemoOpen] = useState(false);
  return (
    <div className="mt-6 flex flex-wrap gap-2.5 max-sm:flex-col">
      <a
        href={isSignedIn ? pathOf('studio') : pathOf('login')}
        className={buttonStyle({ variant: 'main', size: 'lg' })}
      >
        {t(isSignedIn || !usesCoins || isClosed ? 'launchApp' : 'tryItFree')}
      </a>
      {usesCoins && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setDemoOpen(true)}
          className={`${buttonStyle({ variant: 'quiet', size: 'lg' })} text-text!`}
        >
          <Icon of={Play} />
          {t('watchDemo')}
        </button>
      )}
      {isDemoOpen && <DemoDialog onClose={() => setDemoOpen(false)} />}
    </div>
  );
}

function Figures({ figures }: { figures: LandingData['content']['figures'] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="m-0 mt-2 flex flex-wrap gap-x-8 gap-y-4 border-line border-t pt-5 lg:col-start-1 lg:row-start-4 lg:mt-0 lg:self-end">
      {figures.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-faint">{label}</dt>
          <dd className="m-0 text-[26px] leading-8 font-[700] tracking-[-0.02em] [font-stretch:114%]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
