export { StyleSwatch, swatchOf } from './style-swatch.tsx';
