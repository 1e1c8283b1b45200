import { uiTexts } from '#web/ui/ui-texts.ts';

/** Coming to the canvas editor. Texts quoted by the specification are verbatim. */
export const entryTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  startTitle: 'Start Editing',
  startLine: 'Select an image from your gallery on the left to begin editing.',
  useLatest: 'Use Latest Image',
  orUpload: 'Upload an image',
  newDesign: 'New design',
  templates: 'Templates',
  templatesLine: 'Ready for your title and photo',
  yourDesigns: 'Your designs',
  yourDesignsLine: 'Go on where you stopped',
  noGalleryImages: 'No images available in gallery',
  noValidUrl: 'Selected image does not have a valid URL',
  uploadLoaded: 'Uploaded image loaded for editing',
  youtubeLoaded: 'YouTube thumbnail loaded for editing',
  galleryLoaded: 'Image loaded from gallery for editing',
  imageLoaded: 'Image loaded for editing',
  openFailed: 'There was a problem opening the image editor. Please try again.',
  desktopRequired: 'Desktop Required: Canvas Editor requires desktop for optimal experience.',
  desktopKept: 'Your picture is kept: open this page on a larger screen.',
  desktopDesign: 'The design panel changes words, colours and layout on this screen.',
  toGallery: 'Go to the gallery',
  toStudio: 'Back to the studio',
  yourPicture: 'The picture to edit',
  loadingImage: 'Loading the image...',
});
