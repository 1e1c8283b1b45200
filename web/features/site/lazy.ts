export { ShowcaseGrid } from './pages/public-gallery/showcase-grid.tsx';
export { useShowcase } from './pages/public-gallery/use-showcase.ts';
