import { adminTexts } from '../texts.ts';

export const jobsTexts = adminTexts.extend((language) => import(`./texts.${language}.ts`), {
  allJobs: 'All',
  started: 'Started',
  noJobs: 'No jobs here',
  noJobsLine: 'Jobs appear here as users generate pictures.',
  attempts: { one: '{count} attempt', other: '{count} attempts' },
});
