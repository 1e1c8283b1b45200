import { defineTexts } from '#web/i18n/catalogue.ts';

/** The gallery's words. Those of the specification stand as they are there. */
export const galleryTextsEn = {
  title: 'Your Gallery',
  pageTitle: 'Gallery',
  pictures: { one: '{count} picture', other: '{count} pictures' },
  newImage: 'New Image',
  timestamp: 'Timestamp',
  timestampHint: 'Shows where a video site prints the length of the video',

  loading: 'Loading your pictures',
  loadMore: 'Load More Images ({shown} of {total})',
  loadingMore: 'Loading...',
  emptyTitle: 'No images found in your gallery',
  emptyText: 'Create your first image by clicking on New Image',
  errorTitle: 'Unable to load gallery',
  httpError: 'HTTP error {status}',
  notJson: 'Failed to parse server response as JSON',
  invalidFormat: 'Invalid data format received from the server',
  tryAgain: 'Try Again',

  freeMode: 'Free Mode Active',
  v2Locked: 'ThumbnailsV2 Locked',
  upgradeNow: 'Upgrade Now',

  showcase: 'Community Showcase',
  showcaseLine: 'Pictures that others made here, and the sentences that they began with.',
  showcaseMore: 'Load More Examples ({shown} of {total})',
  showcaseFailed: 'Failed to load more examples. Please try again.',

  noPrompt: 'No prompt',
  unavailable: 'Image unavailable',
  tryTile: 'Try again',
  now: 'now',
  minutes: '{count} min',
  hours: '{count} h',
  yesterday: 'Yesterday',
  days: { one: '{count} day', other: '{count} days' },

  download: 'Download',
  more: 'More',
  moreAbout: 'More: {prompt}',
  editDesign: 'Edit design',
  versionSaved: 'Version saved',
  show: 'Show',
  copyPrompt: 'Copy prompt',
  promptCopied: 'Prompt copied',
  copyFailed: 'Your browser does not let this page copy. Select the text and copy it yourself.',
  usePrompt: 'Use prompt',
  useSettings: 'Use all settings',
  testInFeed: 'Test in Feed',
  delete: 'Delete',
  deleteTitle: 'Delete Image',
  deleteQuestion: 'Are you sure you want to delete this image?',
  cancel: 'Cancel',
  deleted: 'Image deleted successfully!',
  deleteFailed: 'Failed to delete image. Please try again later.',

  details: 'Image Details',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  position: '{position} / {total}',
  prompt: 'Prompt',
  copy: 'Copy',
  copied: 'Copied',
  model: 'Model',
  coins: 'Coins',
  style: 'Style',
  quality: 'Quality',
  percent: '{value}%',
  resolution: 'Resolution',
  creativeDetailing: 'Creative Detailing',
  notSpecified: 'Not specified',
  otherEngine:
    'The engine that was asked first could not serve, so another one made this picture. You paid once.',
  referenceNotUsed:
    'The engine that made this picture could not use all reference pictures. Those that it left out are kept.',
  upscaledSlowly: 'Enlarged more slowly than usual: this server lacks what makes the network fast.',
  upscaledWithoutNetwork: 'Enlarged by plain resizing: the network is not to be had on this server.',
  enlargedLess: 'The engine cannot enlarge this much. The rest was interpolated.',
  nothingToDraw:
    'The built-in engine found nothing in the prompt to draw or print, so the design is a background. Name an animal, a thing or a feeling, or put words in quotation marks.',
  emojiOnly: 'The prompt holds no words, so the design is made of its emoji and has no headline.',
  noWords:
    'The prompt holds no words, so the built-in engine chose no subject. Thumbnails print its characters as they stand.',
  cutoutNotMarked:
    'A reference was to be cut out, but nothing in it was marked, so it is shown in a frame. Draw a few strokes over what is to be kept.',
  cutoutFailed:
    'The strokes on a reference leave nothing of it, or everything, so it is shown in a frame. Mark more of the subject, and the background around it.',
  created: 'Created',

  publicGallery: 'Public gallery',
  sharedNot: 'Only you can see this picture.',
  sharedOffered: 'Offered. An admin decides.',
  sharedShown: 'Everybody can see this picture.',
  sharedHidden: 'An admin has put it aside.',
  share: 'Share',
  unshare: 'Take back',
} as const;

export const galleryTexts = defineTexts(galleryTextsEn, (language) => import(`./texts.${language}.ts`));
