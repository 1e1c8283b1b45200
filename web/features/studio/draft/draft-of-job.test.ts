import { expect, it } from 'vitest';
import { sampleJob } from '#web/test-data/sample-job.ts';
import { draftOfJob } from './draft-of-job.ts';

it('repeats a job', () => {
  const job = sampleJob({
    tool: 'Genesys Pro',
    style: 'Comic',
    settings: { aspectRatio: '9:16', creativity: 7 },
  });
  expect(draftOfJob(job)).toMatchObject({
    tool: 'Genesys Pro',
    prompt: 'a shark',
    style: 'Comic',
    settings: { aspectRatio: '9:16', creativity: 7 },
  });
});

it('is null for a tool with another form', () => {
  expect(draftOfJob(sampleJob({ tool: 'Upscaler' }))).toBeNull();
});

it('repeats the preset of Thumbnails V2 and the number of designs', () => {
  const job = sampleJob({
    tool: 'ThumbnailsV2',
    style: 'v2:financas',
    settings: { preset: 'financas', count: 4 },
  });
  expect(draftOfJob(job)).toMatchObject({ tool: 'ThumbnailsV2', settings: { preset: 'financas', count: 4 } });
});
