export { swatchOf } from './form/style-swatches.ts';
