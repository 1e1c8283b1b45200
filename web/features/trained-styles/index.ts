import { deferredPart, lazyPart } from '#web/ui/lazy-part.tsx';

export { dismissTrainingToast } from './toast-ids.ts';
export {
  findTrainedStyle,
  inTraining,
  isKnownStatus,
  justReady,
  readyStyles,
  trainingPercent,
} from './trained-style.ts';
export { fetchTrainedStyles, useTrainedStyles } from './use-trained-styles.ts';

// Users without own styles need none of these: each loads on demand.

export const OwnStyles = deferredPart(async () => (await import('./own-styles.tsx')).OwnStyles);
export const TrainedStyleList = lazyPart(
  async () => (await import('./trained-style-list.tsx')).TrainedStyleList,
);
export const TrainingToasts = deferredPart(
  async () => (await import('./training-toasts.tsx')).TrainingToasts,
);
