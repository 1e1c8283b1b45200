import { useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { studioTexts } from '../texts.ts';
import { type Announcement, announcementOf } from './announcement.ts';
import type { JobList } from './job-list.ts';

/** Announces the start, half and end of jobs to screen readers. */
export function JobAnnouncer({ jobs }: { jobs: JobList }) {
  const t = useTexts(studioTexts);
  const usesCoins = useUsesCoins();
  const [known, setKnown] = useState(jobs);
  const [latest, setLatest] = useState<Announcement | null>(null);
  if (known !== jobs) {
    const next = announcementOf(known, jobs);
    setKnown(jobs);
    if (next !== null) setLatest(next);
  }
  return (
    <p role="status" className="sr-only">
      {latest !== null && spoken(latest)}
    </p>
  );

  function spoken(announcement: Announcement): string {
    switch (announcement.kind) {
      case 'started':
        return t(announcement.isUpscale ? 'upscaleStarted' : 'jobStarted');
      case 'half':
        return t('jobHalf');
      case 'done':
        return t(announcement.isUpscale ? 'upscaleDone' : 'jobDone');
      case 'partly':
        return [
          t(announcement.isCancelled ? 'cancelledKept' : 'partlyMade', {
            count: announcement.made,
            total: announcement.ordered,
          }),
          ...(usesCoins ? [t('missingReturned', { count: announcement.ordered - announcement.made })] : []),
        ].join('. ');
      case 'failed':
        return [
          t(announcement.isUpscale ? 'upscaleFailedTitle' : 'failedTitle'),
          ...(usesCoins ? [t('notCharged')] : []),
        ].join('. ');
      case 'cancelled':
        return usesCoins ? t('cancelled', { count: announcement.coins }) : t('jobCancelled');
    }
  }
}
