import { defineTexts } from '#web/i18n/catalogue.ts';

/** A picture that fills letters or a shape. */
export const pictureFillTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  upload: 'Upload a picture',
  uploading: 'Uploading...',
  fromGallery: 'From your gallery',
  useOne: 'Fill with {name}',
  noPrompt: 'a picture without a prompt',
  noImages: 'There is no picture in your gallery yet.',
  galleryFailed: 'The gallery could not be loaded.',
  tryAgain: 'Try Again',
  loadMore: 'Load More',
  missing: 'This picture could not be loaded. Choose another one.',
});
