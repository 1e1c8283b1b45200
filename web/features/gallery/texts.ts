import { uiTexts } from '#web/ui/ui-texts.ts';

/** The gallery's words. Texts quoted by the specification are verbatim. */
export const galleryTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  title: 'Your Gallery',
  pictures: { one: '{count} picture', other: '{count} pictures' },
  newImage: 'New Image',
  timestamp: 'Video length',
  timestampHint: 'Shows where video sites put the video length',

  loading: 'Loading your pictures',
  loadMore: 'Load More Images ({shown} of {total})',
  emptyTitle: 'No images found in your gallery',
  emptyText: 'Create your first image by clicking on New Image',
  errorTitle: 'Unable to load gallery',
  httpError: 'HTTP error {status}',
  notJson: 'Failed to parse server response as JSON',
  invalidFormat: 'Invalid data format received from the server',
  tryAgain: 'Try Again',

  freeMode: 'Free Mode Active',
  v2Locked: 'ThumbnailsV2 Locked',

  showcase: 'Community Showcase',
  showcaseLine: 'Pictures that other people made here, with their prompts.',
  showcaseMore: 'Load More Examples ({shown} of {total})',
  showcaseFailed: 'Failed to load more examples. Please try again.',

  tryTile: 'Try again',
  minutes: '{count} min',
  hours: '{count} h',
  yesterday: 'Yesterday',
  days: { one: '{count} day', other: '{count} days' },

  more: 'More',
  moreAbout: 'More: {prompt}',
  versionSaved: 'Version saved',
  copyPrompt: 'Copy prompt',
  promptCopied: 'Prompt copied',
  usePrompt: 'Use prompt',
  useSettings: 'Use all settings',
  deleteQuestion: 'Are you sure you want to delete this image?',

  details: 'Image Details',
  previous: 'Previous',
  next: 'Next',
  position: '{position} / {total}',
  copy: 'Copy',
  creativeDetailing: 'Creative Detailing',
  referenceNotUsed: 'This engine could not use every reference image. The unused ones are kept.',
  nothingToDraw:
    'The built-in engine found nothing in the prompt to draw or write, so the design is only a background. Name an animal, an object or a feeling, or put words in quotation marks.',
  emojiOnly: 'The prompt has no words, so the design uses its emoji and has no headline.',
  noWords:
    'The prompt has no words, so the built-in engine chose no subject. The Thumbnails tool writes the characters as you typed them.',
  cutoutNotMarked:
    'The subject of a cut-out reference was not marked, so the whole picture is shown in a frame. Paint over the part to keep.',
  cutoutFailed:
    'The marks on a cut-out reference select the whole picture or nothing, so the picture is shown in a frame. Mark more of the subject and of the background around it.',

  publicGallery: 'Public gallery',
  newPictures: { one: '{count} new picture', other: '{count} new pictures' },
  sharedNot: 'Not in the public gallery.',
  sharedOffered: 'Waiting for approval to appear in the public gallery.',
  sharedShown: 'Anyone can see this picture.',
  sharedHidden: 'Removed by an admin.',
  submit: 'Submit to the public gallery',
  submitTitle: 'Submit this picture?',
  submitLine:
    'Everyone can see it in the public gallery, with its prompt, once an admin has approved it. You can withdraw it at any time.',
  submitNow: 'Submit',
  unshare: 'Withdraw',
});
