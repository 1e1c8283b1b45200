export type { UpscaleSource } from './read-source.ts';
export { UpscalerForm } from './upscaler-form.tsx';
