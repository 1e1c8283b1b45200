import { trainedStyleLimits } from '#contract/limits.ts';
import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words around trained styles. Those of the specification stand as they are there. */
export const trainedStyleTextsEn = {
  // A style of one's own
  triggerWord: 'Trigger word',
  copyTrigger: 'Copy the trigger word',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. The trigger word is {word}.',
  more: 'More about {name}',
  rename: 'Rename',
  changeTrigger: 'Change trigger word',
  delete: 'Delete',
  deleteOne: 'Delete {name}',
  deleteTitle: 'Delete “{name}”?',
  deleteSentence:
    'The style and its training pictures are deleted. Pictures that were made in it stay. Its place in your plan is free again.',
  deleted: '“{name}” is deleted.',
  renameTitle: 'Rename style',
  triggerTitle: 'Change trigger word',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',

  // Creating one
  create: 'Create your own style',
  createLead:
    'Give pictures that share one look. The training goes on by itself, and you can leave meanwhile.',
  name: 'Name',
  nameWrong: 'Give the style a name of 1 to {limit} visible characters.',
  triggerHint: 'Calls the style up in a prompt. One word, no spaces.',
  triggerWrong: 'Use {min} to {max} letters, digits, hyphens and underscores, without spaces.',
  mode: 'What it learns',
  modeStyle: 'Style',
  modeStyleHint: 'The whole look: colours, contrast, light, grain, and where the lettering stands.',
  modeSubject: 'Subject',
  modeSubjectHint:
    'Something that recurs: a person, a character, a product. The built-in engine learns its colours and its place, not a likeness.',
  pictures: 'Pictures',
  pictureCount: '{count} of {limit}',
  picturesHint:
    'At least {min}. More of one look teach it better. They are made smaller here before they are sent.',
  add: 'Add pictures',
  addHint: 'Drop, choose or paste them',
  dropNow: 'Drop them here',
  removeOne: 'Remove picture {number}',
  pictureName: 'Picture {number}',
  preparing: 'Preparing...',
  tooFew: { one: 'Add at least {count} more picture.', other: 'Add at least {count} more pictures.' },
  tooMany: 'There is room for {limit}. Left out: {names}.',
  unreadable: 'Not read: {names}. Use JPEG, PNG or WebP pictures.',
  tooLarge: 'Too large: {names}. Use pictures of at most {limit} MB.',
  repeated: 'There already: {names}.',
  andMore: 'and {count} more',
  rights: 'I may use these pictures: they are mine, or I have the right to train a style on them.',
  rightsWrong: 'Confirm that you may use these pictures.',
  allowance: { one: '{used} of {count} style', other: '{used} of {count} styles' },
  allowanceUnlimited: { one: '{count} style, no limit', other: '{count} styles, no limit' },
  free: 'Free within your plan.',
  train: 'Train style',
  training: 'Sending...',
  sending: 'Sending the pictures',
  checking: 'Looking at the pictures',
  percent: '{value}%',
  discardTitle: 'Discard this style?',
  discardSentence: {
    one: 'Its {count} picture has not been sent. The name and the trigger word are kept.',
    other: 'Its {count} pictures have not been sent. The name and the trigger word are kept.',
  },
  discard: 'Discard',
  stopTitle: 'Stop sending?',
  stopSentence: 'Nothing is trained until all pictures are sent.',
  stop: 'Stop',

  // No room
  planWithout: 'Training styles comes with the paid plans',
  planWithoutLine:
    'The free plan has the preset styles and {count} styles described in words. Basic trains {basic} style on your own pictures, PRO {pro}.',
  planFull: {
    one: 'Your plan has room for {count} trained style, and you have it.',
    other: 'Your plan has room for {count} trained styles, and you have them all.',
  },
  planFullLine: 'Delete one, or move to a plan with more room.',
  upgrade: 'Upgrade',

  // Under the picker
  inTraining: 'Styles In Training',
  refresh: 'Refresh Status',
  refreshing: 'Refreshing...',
  refreshed: {
    one: '{count} active styles showing ({hidden} hidden)',
    other: '{count} active styles showing ({hidden} hidden)',
  },
  refreshRefused: 'Failed to update styles: {message}',
  refreshFailed: 'Error updating styles: {message}',
  unknownError: 'Unknown error',
  pending: 'Queued',
  processing: 'Training in Progress',
  ready: 'Ready to Use',
  failed: 'Failed',
  failedTitle: 'Failed Styles (Recovery)',
  failedReason: 'The training did not succeed.',
  recover: 'Recover',
  recovering: 'Recovering...',
  recovered: 'Style recovered successfully! New status: {status}',
  recoverFailed: 'Recovery failed: {message}',
  statusPending: 'pending',
  statusProcessing: 'processing',
  statusReady: 'ready',
  statusFailed: 'failed',

  // The list
  ownTrained: 'Trained styles',
  trainOne: 'Train a style',
  none: 'No trained style yet',
  noneLine: `Give ${trainedStyleLimits.minPictures} to ${trainedStyleLimits.maxPictures} pictures of one look, and thumbnails can be made in it.`,
  listFailed: 'Your trained styles could not be loaded',

  // News
  nowReady: '{style} is now ready to use',
  useIt: 'Use it',
  nowFailed: 'The training of {style} failed',
  show: 'Show',
} as const;

export const trainedStyleTexts = defineTexts(
  trainedStyleTextsEn,
  (language) => import(`./texts.${language}.ts`),
);
