export { loadOwnStyles, OwnStyles, TrainedStyleList, TrainingToasts } from './parts.ts';
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
