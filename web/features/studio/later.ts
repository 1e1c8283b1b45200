export { swatchOf } from './form/style-swatches.ts';
export { useImageSentence } from './image-styles/use-image-sentence.ts';
