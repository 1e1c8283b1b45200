import { trainedStyleLimits } from '#contract/limits.ts';
import { plans } from '#contract/plans.ts';
import { uiTexts } from '#web/ui/ui-texts.ts';

/** The words around trained styles. Texts quoted by the specification are verbatim. */
export const trainedStyleTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  // Style actions
  triggerWord: 'Trigger word',
  copyTrigger: 'Copy the trigger word',
  copied: 'Copied',
  copyFailed: 'The browser does not allow copying. The trigger word is {word}.',
  more: 'More about {name}',
  rename: 'Rename',
  changeTrigger: 'Change trigger word',
  deleteTitle: 'Delete “{name}”?',
  deleteSentence:
    'The style and its training pictures are deleted, which makes room for another style. Pictures made with it are kept.',
  deleted: '“{name}” deleted.',
  renameTitle: 'Rename style',

  // Creating one
  create: 'Create your own style',
  createLead:
    'Add pictures that share one look. Training runs in the background, so you can leave this page.',
  nameWrong: 'Give the style a name of 1 to {limit} visible characters.',
  triggerHint: 'Type this word in a prompt to use the style. One word, no spaces.',
  triggerWrong: 'Use {min} to {max} letters, digits, hyphens and underscores, without spaces.',
  mode: 'What it learns',
  modeStyleHint: 'The whole look: colours, contrast, light, grain and text position.',
  modeSubject: 'Subject',
  modeSubjectHint:
    'A person, character or product that recurs. The built-in engine copies colours and position; it cannot learn faces.',
  pictureCount: '{count} of {limit}',
  picturesHint: 'Add at least {min}; more give better results. They are resized before upload.',
  add: 'Add pictures',
  addHint: 'Drop, choose or paste them',
  dropNow: 'Drop them here',
  removeOne: 'Remove picture {number}',
  pictureName: 'Picture {number}',
  preparing: 'Preparing...',
  tooFew: { one: 'Add at least {count} more picture.', other: 'Add at least {count} more pictures.' },
  tooMany: 'At most {limit} pictures. Not added: {names}.',
  unreadable: 'Could not read: {names}. Use JPEG, PNG or WebP pictures.',
  tooLarge: 'Too large: {names}. Use pictures of at most {limit} MB.',
  repeated: 'Already added: {names}.',
  andMore: 'and {count} more',
  rights: 'I may use these pictures: they are mine, or I have the right to train a style on them.',
  rightsWrong: 'Confirm that you may use these pictures.',
  allowance: { one: '{used} of {count} style', other: '{used} of {count} styles' },
  allowanceUnlimited: { one: '{count} style, no limit', other: '{count} styles, no limit' },
  free: 'Included in your plan.',
  train: 'Train style',
  training: 'Uploading...',
  sending: 'Uploading the pictures',
  checking: 'Checking the pictures',
  discardTitle: 'Discard this style?',
  discardSentence: {
    one: 'Its {count} picture has not been uploaded. The name and the trigger word are kept.',
    other: 'Its {count} pictures have not been uploaded. The name and the trigger word are kept.',
  },
  discard: 'Discard',
  stopTitle: 'Stop uploading?',
  stopSentence: 'Training starts once all pictures are uploaded.',
  stop: 'Stop',

  // Plan limit reached
  planWithout: 'Style training is a paid feature',
  planWithoutLine: `The free plan includes the preset styles and {count} described styles. ${plans.basic.label} includes {basic} style trained on your own pictures; ${plans.pro.label} includes {pro}.`,
  planFull: {
    one: 'You have reached your limit of {count} trained style.',
    other: 'You have reached your limit of {count} trained styles.',
  },
  planFullLine: 'Delete one or upgrade.',

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
  failedReason: 'Training failed.',
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
  none: 'No trained styles yet',
  noneLine: `Add ${trainedStyleLimits.minPictures} to ${trainedStyleLimits.maxPictures} pictures of one look to make thumbnails in that style.`,
  listFailed: 'Your trained styles could not be loaded',

  // News
  nowReady: '{style} is now ready to use',
  useIt: 'Use it',
  nowFailed: 'Training {style} failed',
});
