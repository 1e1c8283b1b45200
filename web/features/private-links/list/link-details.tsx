import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { linkLimits } from '#contract/limits.ts';
import type { LinkComment, LinkPicture, PrivateLink } from '#contract/private-links.ts';
import { routes } from '#contract/routes.ts';
import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { linkQuery } from '../links-query.ts';
import { linksTexts } from '../texts.ts';
import { LinkPictureItem } from './link-picture.tsx';
import { LinkSkeletons } from './link-skeletons.tsx';
import { ManageLink } from './manage-link.tsx';
import { useLinkWords } from './use-link-words.ts';

/** One of a user's links: what can be done with it, and what visitors said about each picture. */
export function LinkDetails({ id }: { id: string }) {
  const t = useTexts(linksTexts);
  const { data, error, isFetching, refetch } = useQuery(linkQuery(id));
  return (
    <>
      <Link to={routes.links.path} className={`${buttonStyle({ variant: 'quiet' })} -ml-3.5 mb-2`}>
        <Icon of={ArrowLeft} />
        {t('backToLinks')}
      </Link>
      {data !== undefined ? (
        <Found link={data.link} items={data.items} thread={data.thread} />
      ) : error === null ? (
        <LinkSkeletons />
      ) : isGone(error) ? (
        <EmptyState title={t('linkGone')} line={t('linkGoneLine', { days: linkLimits.keepEndedDays })} />
      ) : (
        <ErrorState
          title={t('linksFailed')}
          sentence={errorText(error)}
          onRetry={() => void refetch()}
          retryBusy={isFetching}
        />
      )}
    </>
  );
}

const isGone = (error: Error) => error instanceof ApiError && error.code === 'not_found';

interface FoundProps {
  link: PrivateLink;
  items: readonly LinkPicture[];
  thread: readonly LinkComment[];
}

function Found({ link, items, thread }: FoundProps) {
  const words = useLinkWords(link);
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-12">
      <header className="grid content-start gap-2 lg:col-span-2">
        <h1 className="m-0 type-title wrap-anywhere" dir="auto">
          {words.name}
        </h1>
        <p role="status" className="m-0 text-muted">
          {[words.state, ...words.figures].join(' · ')}
        </p>
      </header>
      <div className="lg:order-2">
        <ManageLink link={link} />
      </div>
      <ol className="m-0 grid list-none content-start gap-8 p-0 lg:order-1">
        {items.map((item) => (
          <LinkPictureItem
            key={item.picture}
            link={link}
            item={item}
            comments={thread.filter(({ picture }) => picture === item.picture)}
          />
        ))}
      </ol>
    </div>
  );
}
