import { useMemo } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import changelog from '../../../../../CHANGELOG.md?raw';
import { PageFrame } from '../page-frame.tsx';
import { type Release, readChangelog } from './changelog.ts';
import { Markdown } from './markdown.tsx';
import { updatesTexts } from './texts.ts';

/** The project's own changelog, as it was when this build was made. */
export function UpdatesPage() {
  const t = useTexts(updatesTexts);
  const releases = useMemo(() => readChangelog(changelog), []);
  return (
    <PageFrame
      title={t('title')}
      lead={currentLanguage() === 'en' ? t('lead') : `${t('lead')} ${t('inEnglish')}`}
    >
      {releases.length === 0 && <p className="text-muted">{t('empty')}</p>}
      {releases.map((release) => (
        <ReleaseRow key={release.version ?? 'unreleased'} release={release} />
      ))}
    </PageFrame>
  );
}

function ReleaseRow({ release }: { release: Release }) {
  const t = useTexts(updatesTexts);
  const { version, date, body } = release;
  return (
    <section className="grid gap-x-12 gap-y-4 border-line border-t py-8 lg:grid-cols-[220px_1fr]">
      <header>
        <h2 className="type-title">{version ?? t('unreleased')}</h2>
        {date !== null && (
          <time dateTime={date} className="type-meta text-faint">
            {formatDate(date, { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        )}
      </header>
      <div lang="en" className="grid max-w-[680px] gap-3">
        <Markdown tokens={body} />
      </div>
    </section>
  );
}
