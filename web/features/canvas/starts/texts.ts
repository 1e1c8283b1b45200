import { defineTexts } from '#web/i18n/catalogue.ts';

/**
 * Beginning without a picture. Apart from the texts of coming with one, which every opened document loads.
 */
export const startTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  startTitle: 'Start Editing',
  startLine: 'Select an image from your gallery on the left to begin editing.',
  emptyLine: 'Your gallery is empty. Upload an image, or begin with an empty design.',
  useLatest: 'Use Latest Image',
  orUpload: 'Upload an image',
  noGalleryImages: 'No images available in gallery',
  loadingImage: 'Loading the image...',
  newDesign: 'New design',
  templates: 'Templates',
  templatesLine: 'Ready for your title and photo',
  yourDesigns: 'Your designs',
  yourDesignsLine: 'Go on where you stopped',
});
