export { StyleSwatch, styleSampleOf, swatchOf } from './style-swatch.tsx';
