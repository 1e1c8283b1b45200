import { ArrowRight } from 'lucide-react';
import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { landingTexts } from './texts.ts';

/** The line above the bar; it scrolls away with the page. */
export function PromoBanner() {
  const t = useTexts(landingTexts);
  return (
    <aside aria-label={t('offer')}>
      <a
        href={pathOf('login')}
        className="flex min-h-10 items-center justify-center gap-2 bg-over px-4 py-2 font-bold text-text no-underline -outline-offset-2 hover:underline touch:min-h-11 underline-offset-3"
      >
        <CoinIcon />
        {t('banner')}
        <Icon of={ArrowRight} size="sm" />
      </a>
    </aside>
  );
}
