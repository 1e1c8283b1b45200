import { uiTexts } from '#web/ui/ui-texts.ts';

/** The gallery's words. Texts quoted by the specification are verbatim. */
export const galleryTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  edit: 'Edit',
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

  newPictures: { one: '{count} new picture', other: '{count} new pictures' },
});
