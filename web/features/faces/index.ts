// Loaded with the studio's "Your photo" and the design panel, never with a page's first paint.
export { OtherFaces } from './face-tiles.tsx';
export { KeepFace } from './keep-face.tsx';
export { MyFaces } from './my-faces.tsx';
export { useFacePreview } from './use-faces.ts';
