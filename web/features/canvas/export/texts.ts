import { uiTexts } from '#web/ui/ui-texts.ts';

/** Exporting the picture. Texts quoted by the specification are verbatim. */
export const exportTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  exportTitle: 'Export',
  exportLine: 'Saved to your downloads as you see it.',
  fileName: 'File name',
  format: 'Format',
  jpegQuality: 'Quality',
  exportNow: 'Export',
  processing: 'Processing...',
  nameRequired: 'Give the file a name.',
  fileSize: 'File size',
  measuring: 'Measuring...',
  underLimit: 'under 2 MB for YouTube',
  overLimit: 'YouTube takes 2 MB at most. Lower the quality, or use JPEG or WebP.',
  sidesValue: '{width} × {height} px',
  saveVersion: 'Save as a new version in the gallery',
  versionSaved: 'Saved to your gallery.',
  exported: 'Exported as {name}',
  exportFailed: 'The picture could not be exported. Try again.',
  versionFailed: 'The picture was not saved to your gallery. Try again.',
});
