import { expect, it } from 'vitest';
import { sampleJob } from '#web/test-data/sample-job.ts';
import { draftOfJob } from './draft-of-job.ts';

it('repeats what a job was made from', () => {
  const job = sampleJob({ variant: 'Genesys Pro', style: 'Comic', resolution: '9:16', interval: 7 });
  expect(draftOfJob(job)).toMatchObject({
    tool: 'Genesys Pro',
    prompt: 'a shark',
    style: 'Comic',
    aspectRatio: '9:16',
    creativity: 7,
  });
});

it('has none for a tool with another form', () => {
  expect(draftOfJob(sampleJob({ variant: 'Upscaler' }))).toBeNull();
});

it('repeats the preset of ThumbnailsV2, and how many designs there were', () => {
  const job = sampleJob({
    variant: 'ThumbnailsV2',
    style: 'v2:financas',
    preset: 'financas',
    num_outputs: 4,
  });
  expect(draftOfJob(job)).toMatchObject({ tool: 'ThumbnailsV2', preset: 'financas', count: 4 });
});
