import type { Job } from '#contract/jobs.ts';
import { tools } from '#contract/tools.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import type { Draft } from '../draft/draft.ts';
import { draftOfJob } from '../draft/draft-of-job.ts';
import type { Sending } from '../form/sending.ts';
import { isPolicyMessage } from '../form/submit-outcome.ts';
import type { studioTexts } from '../texts.ts';

/** A failed picture and what can be done about it. */
export interface Failure {
  /** The cause: its content, something the operator must fix, or anything else. */
  kind: 'policy' | 'notReady' | 'failed';
  /** Its settings; null for a tool without a form here. */
  draft: Draft | null;
  /** What to send for an identical retry; null if that is impossible. */
  again: Sending | null;
  /** The failed job; null for a submission that was refused before a job existed. */
  jobId: string | null;
  /** Of a job that made only some of its pictures: how many, of how many, and the id of their tile. */
  partly?: {
    made: number;
    ordered: number;
    tile: string;
    /** Its user cancelled it, and has kept what was made. */
    isCancelled: boolean;
  };
  /**
   * Whether it is certain that nothing was charged or that the coins were returned; not after a server error
   * on the submission.
   */
  isFree: boolean;
  /** An upscale: it has another form and another way to retry. */
  isUpscale?: true;
}

/** The id of the tile in place of a job's missing pictures; the others have the job's own. */
export function missingTile({ id }: Pick<Job, 'id'>): string {
  return `${id}/missing`;
}

/** Whether its user cancelled a job after some of its pictures, which are kept. */
export function isKeptByCancel({ shortfall }: Pick<Job, 'shortfall'>): boolean {
  return shortfall?.reason === 'cancelled';
}

export function failureOfJob(job: Job): Failure {
  const { shortfall } = job;
  const code = shortfall?.reason ?? job.error?.code;
  const isPolicy = code !== undefined && isPolicyMessage(code, job.error?.message ?? '');
  const draft = draftOfJob(job);
  const count = shortfall?.missing ?? job.settings.count;
  return {
    kind: isPolicy ? 'policy' : code === 'engine_not_ready' ? 'notReady' : 'failed',
    draft,
    // The server still has everything of the submission, including references and their masks.
    again: draft && {
      draft: { ...draft, settings: { ...draft.settings, count } },
      failedJobId: job.id,
      ...(shortfall !== null && { tile: missingTile(job) }),
    },
    jobId: job.id,
    isFree: true,
    ...(shortfall !== null && {
      partly: {
        made: shortfall.made,
        ordered: job.settings.count,
        tile: missingTile(job),
        isCancelled: isKeptByCancel(job),
      },
    }),
    ...(tools[job.tool].makes === 'upscale' && { isUpscale: true }),
  };
}

export function failureTitle(
  t: TranslateOf<typeof studioTexts>,
  { kind, partly, isUpscale }: Failure,
): string {
  if (partly !== undefined) {
    const key = partly.isCancelled ? 'cancelledKept' : 'partlyMade';
    return t(key, { count: partly.made, total: partly.ordered });
  }
  if (kind === 'policy') return t('policyTitle');
  return t(isUpscale ? 'upscaleFailedTitle' : 'failedTitle');
}

/** What it cost, once that is certain. */
export function failureCost(t: TranslateOf<typeof studioTexts>, { partly }: Failure): string {
  if (partly === undefined) return t('notCharged');
  return t('missingReturned', { count: partly.ordered - partly.made });
}
