import { retryJob } from '#contract/generation-calls.ts';
import { cancelJob as cancelCall, getJobStatus, listJobs } from '#contract/jobs.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { cancelJob } from './cancel-job.ts';
import type { JobsContext } from './context.ts';
import { presentStatus } from './present.ts';
import { showJobs } from './show-jobs.ts';
import { findJobOfTool, findNewestJobs } from './store.ts';

const listLength = 30;

export function registerRoutes(api: Api, context: JobsContext): void {
  const { database, coins } = context;

  api.handle(getJobStatus, async ({ identity, params }) => {
    const row = await findJobOfTool(database.db, identity.userId, params.jobId);
    if (row === null) throw new AppError('not_found');
    const [job] = await showJobs(context, identity.userId, [row]);
    if (!job) throw new AppError('not_found');
    return presentStatus(job, await coins.balance(identity.userId));
  });

  api.handle(listJobs, async ({ identity }) => {
    const rows = await findNewestJobs(database.db, identity.userId, listLength);
    return { jobs: await showJobs(context, identity.userId, rows) };
  });

  api.handle(cancelCall, ({ identity, params }) => cancelJob(context, identity.userId, params.jobId));

  api.handle(
    retryJob,
    { limit: 'paidCall' },
    async ({ identity: { userId }, params: { jobId }, request, signal }) => {
      const row = await findJobOfTool(database.db, userId, jobId);
      const retry = row && context.kinds.get(row.kind).retry;
      if (!retry) throw new AppError('not_found');
      const idempotencyKey = request.headers.get('idempotency-key');
      const started = await retry({ userId, jobId, idempotencyKey, signal });
      return { jobId: started.jobId, coins: started.coins, cost: started.cost };
    },
  );
}
