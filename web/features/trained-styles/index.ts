import { lazy } from 'react';
import { partLoader } from '#web/ui/part-loader.ts';

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

export const loadOwnStyles = partLoader(() => import('./own-styles.tsx'));
export const OwnStyles = lazy(async () => ({ default: (await loadOwnStyles()).OwnStyles }));

const loadList = partLoader(() => import('./trained-style-list.tsx'));
export const TrainedStyleList = lazy(async () => ({ default: (await loadList()).TrainedStyleList }));

const loadTrainingToasts = partLoader(() => import('./training-toasts.tsx'));
export const TrainingToasts = lazy(async () => ({ default: (await loadTrainingToasts()).TrainingToasts }));
