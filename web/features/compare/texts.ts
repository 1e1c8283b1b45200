import { upscaleSliders } from '#contract/upscale.ts';
import { uiTexts } from '#web/ui/ui-texts.ts';

/** The comparer's words. Texts quoted by the specification are verbatim. */
export const compareTextsEn = {
  title: 'Before and after',
  before: 'Before',
  after: 'After',
  sideSize: '{side} · {width}×{height}',
  stage: 'The two pictures',

  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomValue: '{zoom}x',
  fit: 'Fit',

  mode: 'How to compare',
  slider: 'Slider',
  sideBySide: 'Side by side',
  blink: 'Blink',
  difference: 'Difference',
  divider: 'Divider',
  dividerValue: '{before}% {beforeName}, {after}% {afterName}',
  shownSide: 'Shown',
  play: 'Blink automatically',
  pause: 'Stop blinking',
  amplification: 'Brighten the differences',
  factor: '{factor}x',
  loupe: 'Loupe, 1:1',
  oneToOne: '1:1',

  hintDivider: 'Drag the divider, or press',
  hintPan: 'Drag the picture, or press',
  hintLoupe: 'Move the pointer, or press',
  hintWheel: 'wheel zooms',
  hintSpace: 'blinks',
  hintEscape: 'closes',
  keySpace: 'Space',
  keyEscape: 'Esc',
  touchSlider: 'Drag the divider. Two fingers zoom.',
  touchSideBySide: 'Two fingers zoom both sides.',
  touchBlink: 'Tap the picture to swap.',
  touchLoupe: 'Drag to move the loupe.',

  unavailable: '{side}: Image unavailable',

  settings: 'Upscale settings',
  details: 'Details',
  scaleFactor: 'Factor',
  format: 'Format',
  resemblance: 'Resemblance',
  noPromptProvided: 'No prompt provided',
  size: 'Size',
  sizeValue: '{width}×{height}',

  changed: 'What changed',
  changedNothing: `Creativity ${upscaleSliders.creativity.neutral} and resemblance ${upscaleSliders.resemblance.neutral}: upscaled with no added detail.`,
  changedContrastMore: 'Quality {value}: sharper, with more local contrast.',
  changedContrastLess: 'Quality {value}: softer, with less local contrast.',
  changedByResizing: `Creativity ${upscaleSliders.creativity.neutral} and resemblance ${upscaleSliders.resemblance.neutral}: resized with no added detail.`,
  changedDetail: 'Creativity {value}: detail and grain were added.',
  changedStyle: 'Resemblance {value}: the picture was stylised.',
  changedByEngine: 'This engine interprets quality, creativity and resemblance in its own way.',
  changedUnknown: 'Settings were not recorded for this older upscale.',

  downloadSide: 'Download: {side}',
  useSettings: 'Use settings',
  deleteQuestion: 'Are you sure you want to delete this image? This action cannot be undone.',
} as const;

export const compareTexts = uiTexts.extend(compareTextsEn, (language) => import(`./texts.${language}.ts`));
