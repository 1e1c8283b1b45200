import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { routes } from '#contract/routes.ts';
import { QueryError } from '#web/api/query-error.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { endsOf } from './grant-ends.ts';
import { GrantRow } from './grant-row.tsx';
import { grantsQuery } from './queries.ts';
import { coinsTexts } from './texts.ts';

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
