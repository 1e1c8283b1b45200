import { clsx } from 'clsx';
import type { AdminJob } from '#contract/admin.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { toolName } from '#web/ui/tool-name.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { formatDuration } from './engines/amounts.ts';
import { adminTexts } from './texts.ts';

const dots = {
  queued: 'bg-faint',
  processing: 'bg-warn',
  completed: 'bg-ok',
  failed: 'bg-danger',
  cancelled: 'bg-faint',
} as const;

/** The words where nothing was paid. */
const withoutRefund = {
  queued: 'queued',
  processing: 'processing',
  completed: 'completed',
  failed: 'failedCoinFree',
  cancelled: 'cancelledCoinFree',
} as const;

/** The status in words with a coloured dot. */
export function JobStatusCell({ job }: { job: AdminJob }) {
  const t = useTexts(adminTexts);
  const usesCoins = useUsesCoins();
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={clsx('size-2 flex-none rounded-full', dots[job.status])} />
      {t(usesCoins ? job.status : withoutRefund[job.status])}
    </span>
  );
}

/** How long a job took; empty while it runs. */
export function durationOf(job: AdminJob): string {
  if (job.finishedAt === null) return '–';
  return formatDuration(Date.parse(job.finishedAt) - Date.parse(job.createdAt));
}

/** A job's first picture, small, with its tool; only the tool without one. */
export function ToolCell({ job }: { job: AdminJob }) {
  const t = useTexts(adminTexts);
  return (
    <span className="flex items-center gap-3">
      <span className="block h-9 w-16 flex-none overflow-hidden rounded-[5px] bg-over">
        {job.picture !== null && (
          // Its user's own: admins see what it looks like, not what was asked for.
          <img
            src={job.picture.src}
            alt=""
            width={64}
            height={36}
            loading="lazy"
            className="block size-full object-cover"
          />
        )}
      </span>
      {toolName(t, job.tool)}
    </span>
  );
}
