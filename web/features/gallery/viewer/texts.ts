import { uiTexts } from '#web/ui/ui-texts.ts';

/** The viewer's words beside the gallery's. Texts quoted by the specification are verbatim. */
export const viewerTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  imageGone: 'This picture is no longer in your gallery.',
  imageInTrash: 'This picture is in the trash.',
  picture: 'Picture',
  filmStrip: 'Nearby pictures',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  times: '{scale}x',
  showDetails: 'Show details',
  hideDetails: 'Hide details',

  reference: 'Reference',
  referenceOf: 'Reference {number}',
  references: { one: 'Reference image', other: 'Reference images' },
  enlarge: 'Enlarge: {name}',
  youtubePreview: 'YouTube preview',
  sampleChannel: 'Your channel',
  sampleFacts: '12K views · 2 hours ago',

  versions: 'Versions',
  original: 'Original',
  designVersion: 'Design {number}',
  edited: 'Edit {number}',
  upscaled: 'Upscale {factor}x',

  edit: 'Edit',
  sendTo: 'Send to',
  sendToUpscaler: 'Send to Upscaler',
  formats: 'Formats and sizes',
  downloading: 'Downloading...',
  fit: 'JPEG under 2 MB',
  bytes: { one: '{count} byte', other: '{count} bytes' },
  qualityOf: 'quality {quality}',
  lossless: 'lossless',
  asKept: 'original file',
  sizeUnknown: 'The size is unknown.',
  redrawn: 'Redrawn from the design, free. Takes a few seconds.',
  downloadRefused: 'Failed to download image. Please try again.',
  downloadFailed: 'Download failed. Please try again or right-click and select "Save image as".',
});
