export { dismissNews } from './news-toasts.ts';
export { loadOwnStyles, OwnStyles, TrainedStyleList, TrainingNews } from './parts.ts';
export {
  findTrainedStyle,
  inTraining,
  isKnownStatus,
  justReady,
  readyStyles,
  trainingPercent,
} from './trained-style.ts';
export { fetchTrainedStyles, useTrainedStyles } from './use-trained-styles.ts';
