// A separate chunk that the studio loads on demand.

export { UpscalerForm } from './form/upscaler-form.tsx';
export { useUpscaleEngine } from './form/use-upscale-engine.ts';
export { knownUpscale, recordUpscale, setHidden } from './history/updates-store.ts';
export { UpscaleHistory } from './history/upscale-history.tsx';
export { fittedSettings } from './model/settings.ts';
export { type SentSource, sourceKey, type UpscaleSource } from './model/upscale-source.ts';
export {
  carryPrompt,
  changeUpscaleSettings,
  changeUpscaleSource,
  chooseFile,
  chooseGalleryImage,
  fillUpscaleSettings,
  restoreSource,
  upscalerNow,
  useUpscalerStore,
  writtenPrompt,
} from './model/upscaler-store.ts';
