import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { sampleJob } from '#web/test-data/sample-job.ts';
import { initialDraft } from '../draft/draft.ts';
import type { JobList } from './job-list.ts';
import { storeJob, storeStartedJob } from './use-jobs.ts';

const client = new QueryClient();
afterEach(() => client.clear());
const jobs = () => client.getQueryData<JobList>(['jobs']) ?? [];
const answer = { success: true, jobId: 'job-1', coins: 85, cost: 15 } as const;

it('shows a job as soon as it was started', () => {
  storeStartedJob(client, answer, { ...initialDraft, prompt: 'a shark' });
  expect(jobs()).toMatchObject([{ id: 'job-1', status: 'queued', prompt: 'a shark', cost: 15 }]);
});

it('does not let the response to a submission overwrite a faster event', () => {
  storeJob(client, sampleJob({ status: 'processing' }));
  storeStartedJob(client, answer, initialDraft);
  expect(jobs()).toMatchObject([{ id: 'job-1', status: 'processing' }]);
});

it('adds a finished job’s pictures to the gallery, even before their own event', () => {
  const key = ['gallery', 20];
  const page = { success: true, images: [], total: 0, totalCount: 0, hasMore: false, nextCursor: null };
  client.setQueryData(key, { pages: [page], pageParams: [null] });
  storeJob(client, sampleJob({ status: 'completed', images: [sampleImage({ jobId: 'job-1' })] }));
  expect(client.getQueryData(key)).toMatchObject({ pages: [{ images: [{ id: 'image-1' }], total: 1 }] });
});

it('keeps the age of the list: an update of one job is not the whole list', () => {
  storeJob(client, sampleJob());
  expect(client.getQueryState(['jobs'])?.dataUpdatedAt).toBe(0);
});
