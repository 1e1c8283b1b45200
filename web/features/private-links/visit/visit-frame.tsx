import type { ReactNode } from 'react';
import { routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { Mark } from '#web/ui/mark.tsx';
import type { Shared } from './shared-query.ts';
import { visitTexts } from './texts.ts';

/** The bar above a link's pictures, with its title and end, and the page below it. */
export function VisitFrame({ shared, children }: { shared?: Shared; children: ReactNode }) {
  const t = useTexts(visitTexts);
  return (
    <div className="flex min-h-dvh flex-col bg-panel">
      <header className="flex min-h-(--size-navbar) flex-none items-center gap-4 border-line border-b px-4 py-2 md:px-6">
        <a
          href={routes.landing.path}
          aria-label={t('madeWith')}
          rel="noreferrer"
          className="-m-2 flex flex-none items-center rounded-control p-2"
        >
          <Mark />
        </a>
        {shared !== undefined && (
          <div className="min-w-0 flex-1">
            <h1 className="m-0 truncate type-heading" dir="auto">
              {shared.title ?? t('sharedCount', { count: shared.pictures.length })}
            </h1>
            <p className="m-0 truncate text-faint type-meta">
              {t('openUntil', { date: formatDate(shared.expiresAt, dateAndTime) })}
              {shared.isOwner && ` · ${t('ownLink')}`}
            </p>
          </div>
        )}
      </header>
      <main id="content" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        {children}
      </main>
    </div>
  );
}
