import { uiTexts } from '#web/ui/ui-texts.ts';

/** The tutorial of the canvas editor. Texts quoted by the specification are verbatim. */
export const tutorialTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  help: 'Help',
  tutorialTitle: 'Canvas Tutorial',
  tutorialLine: 'Learn the basics in {steps} steps',
  stepsList: 'Steps',
  previous: 'Previous',
  next: 'Next',
  finish: 'Finish',
  stepOf: 'Step {at} of {of}',
  loadTitle: 'Load Image',
  loadLine:
    'Pick a picture from your gallery on the left, drop a file, paste one, or take a photo. A design opens with its words and pictures as layers.',
  zoomTitle: 'Navigate & Zoom',
  zoomLine:
    'Turn the wheel or pinch to zoom at the pointer, hold Space and drag to move around. The buttons zoom in steps of {step}.',
  maskTitle: 'Mask Selection',
  maskLine:
    'Press B and paint over what you want to change. Lasso, rectangle, wand and person work on the same selection; [ and ] change the brush.',
  applyTitle: 'Apply Edits',
  applyLine:
    'Say what to do with the selection, or press E to edit the whole picture. You see what will happen before a coin is spent.',
  exportTitle: 'Export Result',
  exportStepLine:
    'Export as PNG, JPEG or WebP. The size is shown before, so that it stays under 2 MB for YouTube.',
});
