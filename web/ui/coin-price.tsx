import { clsx } from 'clsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { CoinIcon } from './coin-icon.tsx';
import { uiTexts } from './ui-texts.ts';
import { useUsesCoins } from './uses-coins.ts';

interface CoinPriceProps {
  coins: number;
  className?: string;
  iconClassName?: string;
}

/** What a button costs, beside its label. Without coins it shows nothing. */
export function CoinPrice({ coins, className, iconClassName }: CoinPriceProps) {
  const t = useTexts(uiTexts);
  if (!useUsesCoins()) return null;
  return (
    <span className={clsx('flex flex-none items-center gap-1.5', className)}>
      <CoinIcon {...(iconClassName !== undefined && { className: iconClassName })} />
      <span className="sr-only">{t('costsCoins', { count: coins })}</span>
      <span aria-hidden="true">{formatNumber(coins)}</span>
    </span>
  );
}
