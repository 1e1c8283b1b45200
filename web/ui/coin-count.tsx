import { clsx } from 'clsx';
import { coinLimits } from '#contract/limits.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { useAnimatedNumber } from './animated-number.ts';
import { CoinIcon } from './coin-icon.tsx';
import { uiTexts } from './ui-texts.ts';
import { useUsesCoins } from './uses-coins.ts';

export interface CoinCountProps {
  coins: number;
  /** `lg` is for the studio's coin balance. */
  size?: 'md' | 'lg';
  /** A price: a low number is no warning then. */
  isPrice?: boolean;
  className?: string;
}

/**
 * Disc and number with thousands separators. Changes are animated over 280 ms; below 60 the disc turns to
 * `warn`. Nothing on a server without coins.
 */
export function CoinCount({ coins, size = 'md', isPrice = false, className }: CoinCountProps) {
  const t = useTexts(uiTexts);
  const shown = useAnimatedNumber(coins);
  if (!useUsesCoins()) return null;
  const disc = !isPrice && coins < coinLimits.lowBalance ? 'text-warn' : 'text-coin-fill';
  return (
    <span
      className={clsx('inline-flex items-center align-top', size === 'lg' ? 'gap-2.5' : 'gap-1.5', className)}
    >
      <CoinIcon sizePx={size === 'lg' ? 22 : 16} className={disc} />
      <span className="sr-only">{t('coinCount', { count: coins })}</span>
      <span
        aria-hidden="true"
        className={clsx(
          size === 'lg' ? 'text-[18px] leading-6 font-[680] [font-stretch:108%]' : 'font-[640]',
        )}
      >
        {formatNumber(shown)}
      </span>
    </span>
  );
}
