import { clsx } from 'clsx';
import type { CoinGrant } from '#contract/coins.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { GrantEnd } from './grant-ends.ts';
import { coinsTexts } from './texts.ts';
import { sourceKeys } from './words.ts';

interface GrantRowProps {
  grant: CoinGrant;
  end: GrantEnd | undefined;
  /** Whether this grant expires first. */
  isFirst: boolean;
}

/** The source and expiry of a grant, with the remaining coins below. */
export function GrantRow({ grant, end, isFirst }: GrantRowProps) {
  const t = useTexts(coinsTexts);
  const { source, amount, remaining, held } = grant;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="type-label flex items-center gap-2">
          {t(sourceKeys[source])}
          {isFirst && <Badge tone={end?.isSoon ? 'warn' : 'neutral'}>{t('endsFirst')}</Badge>}
        </span>
        {end && (
          <span className={clsx('type-meta', end.isSoon && remaining > 0 ? 'text-warn' : 'text-muted')}>
            {t(end.isRenewed ? 'renews' : 'expires', { date: formatDate(end.at, { dateStyle: 'medium' }) })}
          </span>
        )}
      </div>
      <div aria-hidden="true" className="flex h-1 gap-px overflow-hidden rounded-full bg-over">
        <span className="bg-coin-fill" style={{ width: `${(remaining / amount) * 100}%` }} />
        <span className="bg-edge" style={{ width: `${(held / amount) * 100}%` }} />
      </div>
      <p className="type-meta text-faint">
        {t('left', { left: formatNumber(remaining), amount: formatNumber(amount) })}
        {held > 0 && ` · ${t('reserved', { count: held })}`}
      </p>
    </li>
  );
}
