import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { routes } from '#contract/routes.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { linksQuery } from '../links-query.ts';
import { linksTexts } from '../texts.ts';
import { LinkDetails } from './link-details.tsx';
import { LinkRow } from './link-row.tsx';
import { LinkSkeletons } from './link-skeletons.tsx';

/** A user's private links; `?link=` shows one with its pictures, comments and choices. */
export function LinksPage() {
  const t = useTexts(linksTexts);
  const [search] = useSearchParams();
  const id = search.get('link');
  useTitle(t('privateLinks'));
  return (
    <div className="mx-auto w-full max-w-[1264px] px-4 pt-8 pb-20 md:px-8 md:pt-12">
      {id === null ? <LinkList /> : <LinkDetails key={id} id={id} />}
    </div>
  );
}

function LinkList() {
  const t = useTexts(linksTexts);
  const { data, error, isFetching, refetch } = useQuery(linksQuery);
  return (
    <div className="max-w-[800px]">
      <header className="grid gap-2 pb-6">
        <h1 className="m-0 type-display">{t('privateLinks')}</h1>
        <p className="m-0 text-muted">{data?.isOn === false ? t('linksOff') : t('privateLinksLine')}</p>
      </header>
      {data === undefined ? (
        error === null ? (
          <LinkSkeletons />
        ) : (
          <ErrorState
            title={t('linksFailed')}
            sentence={errorText(error)}
            onRetry={() => void refetch()}
            retryBusy={isFetching}
          />
        )
      ) : data.links.length === 0 ? (
        <EmptyState
          title={t('noLinks')}
          line={t('noLinksLine')}
          action={
            <Link to={routes.gallery.path} className={buttonStyle()}>
              {t('openGallery')}
            </Link>
          }
        />
      ) : (
        <ul className="m-0 list-none border-line border-y p-0">
          {data.links.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </div>
  );
}
