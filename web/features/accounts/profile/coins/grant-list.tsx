import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { CoinGrant } from '#contract/coin-history.ts';
import { routes } from '#contract/routes.ts';
import { QueryError } from '#web/api/query-error.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { endsOf, type GrantEnd } from './grant-ends.ts';
import { grantsQuery } from './queries.ts';
import { coinsTexts } from './texts.ts';
import { sourceKeys } from './words.ts';

/** The grants by source, in order of expiry. */
export function GrantList() {
  const t = useTexts(coinsTexts);
  const query = useQuery(grantsQuery);
  const { data: grants, error } = query;
  if (grants === undefined) {
    return error === null ? <Waiting /> : <QueryError title={t('grantsFailed')} query={query} />;
  }
  if (grants.length === 0) {
    const toPlans = (
      <Link to={routes.pricing.path} className={buttonStyle()}>
        {t('seePlans')}
      </Link>
    );
    return <EmptyState title={t('noGrants')} line={t('noGrantsLine')} action={toPlans} />;
  }
  const { ends, first } = endsOf(grants, new Date());
  return (
    <ul aria-label={t('where')} className="m-0 list-none divide-y divide-line border-line border-y p-0">
      {grants.map((grant) => (
        <GrantRow key={grant.id} grant={grant} end={ends.get(grant.id)} isFirst={grant.id === first} />
      ))}
    </ul>
  );
}

function Waiting() {
  const t = useTexts(coinsTexts);
  return (
    <SkeletonRows label={t('loading')} rows={2} className="divide-y divide-line border-line border-y">
      <div className="grid gap-3 py-4">
        <div className="flex justify-between">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-28" />
        </div>
        <Skeleton className="h-1 w-full" />
        <Skeleton className="h-3.5 w-24" />
      </div>
    </SkeletonRows>
  );
}

interface GrantRowProps {
  grant: CoinGrant;
  end: GrantEnd | undefined;
  /** Whether this grant expires first. */
  isFirst: boolean;
}

/** The source and expiry of a grant, with the remaining coins below. */
function GrantRow({ grant, end, isFirst }: GrantRowProps) {
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
