import { uiTexts } from '#web/ui/ui-texts.ts';

/** Coming to the canvas editor. Texts quoted by the specification are verbatim. */
export const entryTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  noValidUrl: 'Selected image does not have a valid URL',
  uploadLoaded: 'Uploaded image loaded for editing',
  youtubeLoaded: 'YouTube thumbnail loaded for editing',
  galleryLoaded: 'Image loaded from gallery for editing',
  imageLoaded: 'Image loaded for editing',
  openFailed: 'There was a problem opening the image editor. Please try again.',
  desktopRequired: 'Desktop Required: Canvas Editor requires desktop for optimal experience.',
  desktopKept: 'Your picture is kept: open this page on a larger screen.',
  desktopOpen: 'Your design is still open. Make the window wider to go on.',
  desktopHere: 'On this screen you can make pictures, and look at those that you have.',
  desktopDesign: 'The design panel changes words, colours and layout on this screen.',
  toGallery: 'Go to the gallery',
  toStudio: 'Back to the studio',
  yourPicture: 'The picture to edit',
});
