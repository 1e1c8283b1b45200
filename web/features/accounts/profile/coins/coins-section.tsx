import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { coinLimits } from '#contract/limits.ts';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { useAnimatedNumber } from '#web/ui/animated-number.ts';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { useCoins } from '../../session/coins.ts';
import { useUser } from '../../session/guarded-user.ts';
import { Section } from '../section.tsx';
import { GrantList } from './grant-list.tsx';
import { History } from './history.tsx';
import { grantsQuery } from './queries.ts';
import { coinsTexts } from './texts.ts';

/** The balance, the grants with their expiry, and the history. */
export function CoinsSection() {
  const t = useTexts(coinsTexts);
  return (
    <Section id="coins" title={t('coins')} line={t('line')}>
      <Balance />
      <GrantList />
      <History />
    </Section>
  );
}

function Balance() {
  const t = useTexts(coinsTexts);
  const user = useUser();
  const coins = useCoins() ?? user.coins;
  const shown = useAnimatedNumber(coins);
  const { data: grants = [] } = useQuery(grantsQuery);
  const isLow = coins < coinLimits.lowBalance;
  const held = grants.reduce((sum, grant) => sum + grant.held, 0);
  return (
    <div className="grid gap-1.5">
      <p className="m-0 flex flex-wrap items-center gap-x-3">
        <CoinIcon sizePx={32} className={isLow ? 'text-warn' : 'text-coin-fill'} />
        <span className="type-percent" aria-hidden="true">
          {formatNumber(shown)}
        </span>
        <span className="sr-only">{formatNumber(coins)} </span>
        <span className="self-end pb-1 text-muted">{t('balance', { count: coins })}</span>
        {isLow && (
          <Link to={routes.pricing.path} className={clsx(linkStyle, 'self-end pb-1')}>
            {t('seePlans')}
          </Link>
        )}
      </p>
      {held > 0 && <p className="type-meta text-faint">{t('held', { count: held })}</p>}
    </div>
  );
}
