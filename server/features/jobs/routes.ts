import { cancelJob as cancelCall, getJobStatus, listJobs } from '#contract/jobs.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { cancelJob } from './cancel-job.ts';
import type { JobsContext } from './context.ts';
import { presentStatus } from './present.ts';
import { toJob } from './publish-job.ts';
import type { JobRow } from './schema.ts';
import { findJobOfTool, findNewestJobs } from './store.ts';

const listLength = 30;

export function registerRoutes(api: Api, context: JobsContext): void {
  const { database, gallery, coins } = context;

  async function show(rows: JobRow[], userId: string) {
    const done = rows.filter((row) => row.status === 'completed').map((row) => row.id);
    const images = await gallery.imagesOfJobs(database.db, userId, done);
    return rows.map((row) =>
      toJob(
        context,
        row,
        images.filter((image) => image.jobId === row.id),
      ),
    );
  }

  api.handle(getJobStatus, async ({ identity, params }) => {
    const row = await findJobOfTool(database.db, identity.userId, params.jobId);
    if (row === null) throw new AppError('not_found');
    const [job] = await show([row], identity.userId);
    if (!job) throw new AppError('not_found');
    return presentStatus(job, await coins.balance(identity.userId));
  });

  api.handle(listJobs, async ({ identity }) => {
    const rows = await findNewestJobs(database.db, identity.userId, listLength);
    return { jobs: await show(rows, identity.userId) };
  });

  api.handle(cancelCall, ({ identity, params }) => cancelJob(context, identity.userId, params.jobId));
}
