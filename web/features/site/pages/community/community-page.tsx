import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { routes } from '#contract/routes.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useOperator } from '#web/features/operator/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PageFrame } from '../page-frame.tsx';
import { communityTexts } from './texts.ts';

/** A link to the operator's community, or a note that there is none. */
export function CommunityPage() {
  const t = useTexts(communityTexts);
  const { data, error, refetch } = useOperator();
  return (
    <PageFrame
      title={t('community')}
      // Only where there is one to join.
      lead={typeof data?.communityUrl === 'string' ? t('lead') : undefined}
    >
      <div className="grid gap-10">
        {data === undefined && error === null && <Skeleton className="h-12 w-56" />}
        {data === undefined && error !== null && (
          <ErrorState title={t('failedTitle')} sentence={errorText(error)} onRetry={() => void refetch()} />
        )}
        {data !== undefined &&
          (data.communityUrl === null ? <NoCommunity /> : <Invitation address={data.communityUrl} />)}
      </div>
    </PageFrame>
  );
}

function Invitation({ address }: { address: string }) {
  const t = useTexts(communityTexts);
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div className="grid content-start justify-items-start gap-2">
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle({ variant: 'main', size: 'lg' })}
        >
          {t('join')}
          <Icon of={ArrowUpRight} size="lg" />
        </a>
        <p className="type-meta text-faint">{t('leads', { host: new URL(address).host })}</p>
        <section className="grid gap-1 pt-8">
          <h2 className="type-heading">{t('rulesTitle')}</h2>
          <p className="text-muted">{t('rules')}</p>
        </section>
      </div>
      <section className="grid content-start gap-3">
        <h2 className="type-heading">{t('doTitle')}</h2>
        <ul className="m-0 list-none border-line border-t p-0">
          {(['doShow', 'doAsk', 'doTell'] as const).map((key) => (
            <li key={key} className="border-line border-b py-3 text-muted">
              {t(key)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function NoCommunity() {
  const t = useTexts(communityTexts);
  const { isAdmin } = useUser();
  return (
    <div className="grid max-w-[680px] gap-4">
      <EmptyState
        title={t('noneTitle')}
        line={t('none')}
        action={
          <Link to={routes.contact.path} className={buttonStyle()}>
            {t('contact')}
          </Link>
        }
      />
      {isAdmin && <p className="text-muted">{t('adminHint')}</p>}
    </div>
  );
}
