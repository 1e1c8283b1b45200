// A part of its own: the studio loads it when the Upscaler is near.

export { UpscalerForm } from './form/upscaler-form.tsx';
export { useUpscaleEngine } from './form/use-upscale-engine.ts';
export { knownUpscale, setGone, tellUpscale } from './history/news-store.ts';
export { UpscaleHistory } from './history/upscale-history.tsx';
export { fittedSettings } from './model/settings.ts';
export { type SentSource, sourceKey, type UpscaleSource } from './model/upscale-source.ts';
export {
  changeUpscaleSettings,
  changeUpscaleSource,
  restoreSource,
  takeGalleryImage,
  takeUpscaleSettings,
  upscalerNow,
  useUpscalerStore,
} from './model/upscaler-store.ts';
