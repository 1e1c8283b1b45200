import { type ReactNode, useEffect, useState } from 'react';
import type { SiteUpdate } from '#contract/site.ts';
import { useSession } from '#web/features/accounts/index.ts';
import {
  isNews,
  markSeen,
  seenUntil,
  type Update,
  updatePicture,
  updatePictureSize,
  updates,
} from '#web/features/updates/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { useSiteContent } from '../../site-content.ts';
import { PageFrame } from '../page-frame.tsx';
import { TextLink } from '../text-link.tsx';
import { updatesTexts } from './texts.ts';

/** What is new for creators, in short dated entries: Adventure's own, and those of the operator. */
export function UpdatesPage() {
  const t = useTexts(updatesTexts);
  const { user, status } = useSession();
  const own = useSiteContent()?.updates ?? [];
  return (
    <PageFrame title={t('updates')} lead={t('lead')}>
      {/* Once the user is known, so that news is marked from the start. */}
      {status !== 'loading' && <UpdateList own={own} seen={seenUntil(user)} />}
      {user?.isAdmin && (
        <p className="border-line border-t py-6 text-muted">
          {t('forOperators')}{' '}
          <TextLink to="/api/admin/changelog" reload>
            {t('changelog')}
          </TextLink>
        </p>
      )}
    </PageFrame>
  );
}

function UpdateList({ own, seen: seenNow }: { own: readonly SiteUpdate[]; seen: string | null }) {
  // What was seen before this visit: marks stay while the page is open.
  const [seen] = useState(seenNow);
  const usesCoins = useUsesCoins();
  const shown = updates.filter(({ id }) => usesCoins || id !== 'plans');
  const all = [...own, ...shown].sort((one, other) => other.date.localeCompare(one.date));
  const newest = all[0]?.date;
  useEffect(() => {
    if (newest !== undefined) markSeen(newest);
  }, [newest]);
  const firstPicture = all.find((entry) => 'id' in entry);
  return all.map((entry) =>
    'id' in entry ? (
      <OwnUpdate
        key={entry.id}
        update={entry}
        isNew={isNews(entry.date, seen)}
        isFirst={entry === firstPicture}
      />
    ) : (
      <UpdateRow key={`${entry.date} ${entry.title}`} {...entry} isNew={isNews(entry.date, seen)} />
    ),
  );
}

function OwnUpdate({ update, isNew, isFirst }: { update: Update; isNew: boolean; isFirst: boolean }) {
  const t = useTexts(updatesTexts);
  const usesCoins = useUsesCoins();
  const { id, date } = update;
  const title = t(`${id}Title`);
  return (
    <UpdateRow
      date={date}
      title={title}
      text={t(id === 'studio' && !usesCoins ? 'studioTextCoinFree' : `${id}Text`)}
      isNew={isNew}
    >
      {/* The screenshots show prices. */}
      {usesCoins && (
        <PictureFrame
          ratio={updatePictureSize.width / updatePictureSize.height}
          className="border border-line"
        >
          <img
            src={updatePicture(id)}
            {...updatePictureSize}
            alt={t('pictureAlt', { title })}
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-cover"
          />
        </PictureFrame>
      )}
    </UpdateRow>
  );
}

interface UpdateRowProps {
  date: string;
  title: string;
  text: string;
  isNew: boolean;
  children?: ReactNode;
}

function UpdateRow({ date, title, text, isNew, children }: UpdateRowProps) {
  const t = useTexts(updatesTexts);
  return (
    <article className="grid gap-x-12 gap-y-5 border-line border-t py-8 lg:grid-cols-[1fr_minmax(0,560px)]">
      <header className="grid max-w-[520px] content-start gap-3">
        <p className="m-0 flex items-center gap-2.5">
          <time dateTime={date} className="type-meta text-faint">
            {formatDate(date, { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
          {isNew && <Badge tone="ok">{t('isNew')}</Badge>}
        </p>
        <h2 className="type-title text-balance">{title}</h2>
        <p className="text-muted">{text}</p>
      </header>
      {children}
    </article>
  );
}
