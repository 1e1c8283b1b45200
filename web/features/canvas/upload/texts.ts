import { uiTexts } from '#web/ui/ui-texts.ts';

/** Uploading a picture to the canvas editor. Texts quoted by the specification are verbatim. */
export const canvasUploadTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  dropHere: 'Drop an image',
  formats: 'JPG, PNG, GIF, WebP · {megabytes} MB',
  takePhoto: 'Take Photo',
  uploading: 'Uploading, {percent}',
  uploadedCount: { one: '{count} image uploaded', other: '{count} images uploaded' },
  lastUpload: 'The last uploaded image',
  removeUpload: 'Remove the uploaded image',
  dialogTitle: 'Upload an image',
  dialogLine: 'Click, drop a file here, or paste one.',
  notAnImage: 'Please drop an image file (JPG, PNG, GIF, WebP)',
  unsupportedType: 'This type of file is not supported. Use JPG, PNG, GIF or WebP.',
  tooLarge: 'The file is too large. Use one under {megabytes} MB.',
  uploadFailed: 'Image processing failed',
});
