import { deferredPart, lazyPart } from '#web/ui/lazy-part.tsx';
import { partLoader } from '#web/ui/part-loader.ts';

// The first visit shows Thumbnails: the Upscaler is a separate chunk.
export const UpscalerForm = lazyPart(async () => (await import('./upscaler-fields.tsx')).UpscalerFields);
export const UpscalerComposer = deferredPart(
  async () => (await import('./upscaler-composer.tsx')).UpscalerComposer,
);
export const UpscaleStage = lazyPart(async () => (await import('./upscale-stage.tsx')).UpscaleStage);

export const loadUpscaling = partLoader(() => import('#web/features/upscaling/index.ts'));
export const loadSubmitUpscale = partLoader(() => import('./submit-upscale.ts'));
