import { describe, expect, it } from 'vitest';
import { sampleJob, sampleProgress } from '#web/test-data/sample-job.ts';
import { activeJobs, applyFetched, applyJob, applyProgress, leadingJob } from './job-list.ts';

describe('progress', () => {
  it('never falls when messages arrive out of order', () => {
    let list = applyProgress([sampleJob()], 'job-1', sampleProgress({ percent: 60, step: 'hero' }));
    list = applyProgress(list, 'job-1', sampleProgress({ percent: 40 }));
    expect(list[0]?.progress).toMatchObject({ percent: 60, step: 'hero' });
  });

  it('keeps a known percentage when a message has none', () => {
    const list = applyProgress(
      [sampleJob({ progress: sampleProgress({ percent: 60 }) })],
      'job-1',
      sampleProgress({ percent: null, step: 'storing' }),
    );
    expect(list[0]?.progress).toMatchObject({ percent: 60, step: 'storing' });
  });

  it('lets a measured value correct an estimate downwards', () => {
    const job = sampleJob({ progress: sampleProgress({ percent: 60, kind: 'estimated' }) });
    const list = applyProgress([job], 'job-1', sampleProgress({ percent: 35, kind: 'measured' }));
    expect(list[0]?.progress).toMatchObject({ percent: 35, kind: 'measured' });
  });

  it('starts a queued job', () => {
    const list = applyProgress([sampleJob({ status: 'queued' })], 'job-1', sampleProgress());
    expect(list[0]?.status).toBe('processing');
  });

  it('of an ended or unknown job changes nothing', () => {
    const ended = sampleJob({ status: 'completed' });
    expect(applyProgress([ended], 'job-1', sampleProgress({ percent: 99 }))).toEqual([ended]);
    expect(applyProgress([ended], 'job-9', sampleProgress({ percent: 99 }))).toEqual([ended]);
  });
});

describe('an update of a job', () => {
  it('adds it once, however often it arrives', () => {
    const list = applyJob(applyJob([], sampleJob()), sampleJob());
    expect(list).toHaveLength(1);
  });

  it('does not restart an ended job', () => {
    const list = applyJob([sampleJob({ status: 'cancelled' })], sampleJob({ status: 'processing' }));
    expect(list[0]?.status).toBe('cancelled');
  });

  it('lets completion win over a late cancel', () => {
    const list = applyJob([sampleJob({ status: 'processing' })], sampleJob({ status: 'completed' }));
    expect(list[0]?.status).toBe('completed');
  });

  it('lets a new run start from zero', () => {
    const before = sampleJob({ progress: sampleProgress({ percent: 80 }) });
    const again = sampleJob({
      startedAt: '2026-05-01T10:01:00.000Z',
      progress: sampleProgress({ percent: 0 }),
    });
    expect(applyJob([before], again)[0]?.progress.percent).toBe(0);
  });

  it('keeps progress that arrived before its start', () => {
    const [queued] = applyProgress(
      [sampleJob({ status: 'queued', startedAt: null, progress: sampleProgress({ percent: null }) })],
      'job-1',
      sampleProgress({ percent: 25 }),
    );
    if (!queued) throw new Error('the job is gone');
    const [job] = applyJob([queued], sampleJob({ progress: sampleProgress({ percent: null }) }));
    expect(job).toMatchObject({ startedAt: sampleJob().startedAt, progress: { percent: 25 } });
  });

  it('keeps the newest first', () => {
    const older = sampleJob({ id: 'old', createdAt: '2026-05-01T09:00:00.000Z' });
    expect(applyJob([sampleJob()], older).map((job) => job.id)).toEqual(['job-1', 'old']);
  });

  it('drops the oldest ended jobs but no running one', () => {
    const running = sampleJob({ id: 'running', createdAt: '2026-01-01T00:00:00.000Z' });
    let list = [running];
    for (let index = 0; index < 40; index++) {
      const createdAt = new Date(Date.UTC(2026, 4, 1, 0, index)).toISOString();
      list = applyJob(list, sampleJob({ id: `ended-${index}`, status: 'completed', createdAt }));
    }
    expect(list).toHaveLength(31);
    expect(list.at(-1)?.id).toBe('running');
    expect(list[0]?.id).toBe('ended-39');
  });
});

describe('an answer with all jobs', () => {
  it('restores the running job after a reload', () => {
    expect(activeJobs(applyFetched([], [sampleJob()]))).toHaveLength(1);
  });

  it('that is older than an event does not undo the end of a job', () => {
    const list = applyFetched([sampleJob({ status: 'completed' })], [sampleJob({ status: 'processing' })]);
    expect(list[0]?.status).toBe('completed');
  });

  it('that was requested before a job started keeps that job', () => {
    const started = sampleJob({ id: 'young', createdAt: '2026-05-01T10:05:00.000Z' });
    const list = applyFetched([started], [sampleJob()]);
    expect(list.map((job) => job.id)).toEqual(['young', 'job-1']);
  });

  it('drops older jobs that the server no longer lists', () => {
    const gone = sampleJob({ id: 'gone', createdAt: '2026-04-01T10:00:00.000Z', status: 'failed' });
    expect(applyFetched([gone], [sampleJob()]).map((job) => job.id)).toEqual(['job-1']);
  });

  it('without any job keeps one that is being started', () => {
    expect(applyFetched([sampleJob()], [])).toHaveLength(1);
  });
});

describe('the leading job', () => {
  it('is the oldest running one, not the newest in the queue', () => {
    const jobs = [
      sampleJob({ id: 'newest', status: 'queued' }),
      sampleJob({ id: 'second', status: 'processing' }),
      sampleJob({ id: 'first', status: 'processing' }),
    ];
    expect(leadingJob(jobs)?.id).toBe('first');
    expect(leadingJob(jobs.slice(0, 1))?.id).toBe('newest');
    expect(leadingJob([])).toBeUndefined();
  });
});

it('when another engine takes over, the first one’s progress is dropped', () => {
  const first = sampleProgress({ percent: 60, engine: 'ComfyUI' });
  const second = sampleProgress({ percent: null, kind: 'estimated', engine: 'OpenAI' });
  const [job] = applyProgress([sampleJob({ progress: first })], 'job-1', second);
  expect(job?.progress).toEqual(second);
});
