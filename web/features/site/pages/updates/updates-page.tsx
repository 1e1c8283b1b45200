import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { PageFrame } from '../page-frame.tsx';
import { updatesTexts } from './texts.ts';
import { type Update, updatePicture, updatePictureSize, updates } from './updates.ts';

/** What is new for creators, in short dated entries with a picture each. */
export function UpdatesPage() {
  const t = useTexts(updatesTexts);
  const usesCoins = useUsesCoins();
  const shown = updates.filter(({ id }) => usesCoins || id !== 'plans');
  return (
    <PageFrame title={t('updates')} lead={t('lead')}>
      {shown.map((update, index) => (
        <UpdateRow key={update.id} update={update} isFirst={index === 0} />
      ))}
    </PageFrame>
  );
}

function UpdateRow({ update, isFirst }: { update: Update; isFirst: boolean }) {
  const t = useTexts(updatesTexts);
  const usesCoins = useUsesCoins();
  const { id, date } = update;
  const title = t(`${id}Title`);
  return (
    <article className="grid gap-x-12 gap-y-5 border-line border-t py-8 lg:grid-cols-[1fr_minmax(0,560px)]">
      <header className="grid max-w-[520px] content-start gap-3">
        <time dateTime={date} className="type-meta text-faint">
          {formatDate(date, { dateStyle: 'long', timeZone: 'UTC' })}
        </time>
        <h2 className="type-title text-balance">{title}</h2>
        <p className="text-muted">{t(id === 'studio' && !usesCoins ? 'studioTextCoinFree' : `${id}Text`)}</p>
      </header>
      <PictureFrame ratio={updatePictureSize.width / updatePictureSize.height} className="border border-line">
        <img
          src={updatePicture(id)}
          {...updatePictureSize}
          alt={t('pictureAlt', { title })}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover"
        />
      </PictureFrame>
    </article>
  );
}
