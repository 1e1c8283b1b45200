/** The upscaler form's words. Those of the specification stand as they are there. */
export const upscalingTextsEn = {
  image: 'Image',
  chooseImage: 'Image to enlarge',
  removeImage: 'Remove the image',
  pixels: '{width} × {height} px',
  factor: 'Upscale factor',
  result: 'Result: {width} × {height} px',
  factorTooLarge:
    '{factor}x does not fit: the result would have more than 64 megapixels or 16,383 pixels a side.',
  noFactor: 'This image is already as large as a result can be.',
  format: 'File format',
  quality: 'Quality',
  creativity: 'Creativity',
  resemblance: 'Resemblance',
  prompt: 'Prompt',
  promptHint: 'Only read by engines that can; the built-in upscaler does without.',
  dropInvalid: 'Please drop a valid image file',
  uploadInvalid: 'Please upload a valid image file',
  heic: 'HEIC photos cannot be read here. Save the photo as JPEG or PNG and choose that file.',
  tooManyBytes: 'This image is above 20 MB. Choose a smaller file.',
  tooManyPixels: 'This image has more than 64 megapixels. Choose a smaller one.',
  large: 'This image is above 4 MB, so that uploading it may take a while.',
} as const;
