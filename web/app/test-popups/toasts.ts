import { galleryTexts } from '#web/features/gallery/texts.ts';
import { studioTexts } from '#web/features/studio/texts.ts';
import { type TranslateOf, translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { appTexts } from '../texts.ts';
import { sampleImages } from './sample-values.ts';
import type { testPopupsTexts } from './texts.ts';

const studio = translator(studioTexts);
const app = translator(appTexts);
const picture = sampleImages[0]?.thumbnailUrl ?? '';

type Words = TranslateOf<typeof testPopupsTexts>;

/** Every kind of toast; each key is the text key of its name. */
export const toasts = {
  toastMeasured: (t: Words) =>
    showToast({
      id: 'sample-measured',
      title: studio('preparing'),
      line: t('sampleLine'),
      percent: 42,
      picture,
    }),
  toastEstimated: () =>
    showToast({
      id: 'sample-estimated',
      title: studio('preparing'),
      line: studio('secondsLeft', { count: 9 }),
      percent: 64,
      estimated: true,
      picture,
    }),
  toastDone: () => showToast({ title: translator(galleryTexts)('imageDeleted') }),
  toastAction: (t: Words) =>
    showToast({
      title: translator(galleryTexts)('imageDeleted'),
      line: t('samplePrompt'),
      picture,
      action: { label: t('undo'), onPress: () => showToast({ title: t('undone') }) },
    }),
  toastError: (t: Words) =>
    showToast({ tone: 'error', title: t('generationFailed'), line: t('sampleError') }),
  toastVersion: () =>
    showToast({
      id: 'sample-version',
      title: app('newVersion'),
      line: app('newVersionLine'),
      action: { label: app('reload'), onPress: () => undefined },
    }),
} as const;
