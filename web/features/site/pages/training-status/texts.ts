import { defineTexts } from '#web/i18n/catalogue.ts';

export const trainingTextsEn = {
  title: 'Training Status',
  lead: 'Styles that are learning from your pictures, and how far each is.',
  inTraining: { one: '{count} style in training', other: '{count} styles in training' },
  none: 'No styles currently training',
  show: 'Show in a window',
  modalTitle: 'Training Status',
  all: 'Your styles',
  pending: 'Queued',
  processing: 'Training in Progress',
  ready: 'Ready to Use',
  failed: 'Failed',
  percent: '{value}%',
  nowReady: '{style} is now ready to use',
  fetchFailed: 'Failed to fetch styles',
  fetchError: 'Error fetching styles: {message}',
  failedTitle: 'The styles could not be loaded',
  loading: 'Loading styles',
  started: 'Started {date}',
  trigger: 'Trigger word: {word}',
  refreshed: 'Changes show by themselves. While the connection is down, looked at every {seconds} s.',
  about: 'What custom styles are',
  noneLine: 'A style that you train shows here with its progress.',
} as const;

export const trainingTexts = defineTexts(trainingTextsEn, (language) => import(`./texts.${language}.ts`));
