import { defineTexts } from '#web/i18n/catalogue.ts';

export const trainingTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  title: 'Training Status',
  lead: 'Progress of the styles you are training on your pictures.',
  inTraining: { one: '{count} style in training', other: '{count} styles in training' },
  none: 'No styles currently training',
  show: 'Show in a window',
  all: 'Your styles',
  pending: 'Queued',
  processing: 'Training in Progress',
  ready: 'Ready to Use',
  failed: 'Failed',
  nowReady: '{style} is now ready to use',
  fetchFailed: 'Failed to fetch styles',
  fetchError: 'Error fetching styles: {message}',
  failedTitle: 'The styles could not be loaded',
  loading: 'Loading styles',
  started: 'Started {date}',
  trigger: 'Trigger word: {word}',
  refreshed: 'This page updates automatically. Without a live connection, it checks every {seconds} s.',
  about: 'About custom styles',
  noneLine: 'Styles you train appear here with their progress.',
});
