import { clsx } from 'clsx';
import type { AdminJob } from '#contract/admin.ts';
import { isTool, tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLocale } from '#web/i18n/language.ts';
import { adminTexts } from './texts.ts';

const dots = {
  queued: 'bg-faint',
  processing: 'bg-warn',
  completed: 'bg-ok',
  failed: 'bg-danger',
  cancelled: 'bg-faint',
} as const;

/** The status in words with a coloured dot. */
export function JobStatusCell({ job }: { job: AdminJob }) {
  const t = useTexts(adminTexts);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={clsx('size-2 flex-none rounded-full', dots[job.status])} />
      {t(job.status)}
    </span>
  );
}

/** The name of a job's tool as in the studio; a job of another version shows its id. */
export function toolOf({ tool }: { tool: string }): string {
  return isTool(tool) ? tools[tool].label : tool;
}

/** A job's duration in seconds; empty while it runs. */
export function durationOf(job: AdminJob): string {
  if (job.finishedAt === null) return '–';
  const seconds = (Date.parse(job.finishedAt) - Date.parse(job.createdAt)) / 1000;
  const format = { style: 'unit', unit: 'second', unitDisplay: 'narrow', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(currentLocale(), format).format(seconds);
}
