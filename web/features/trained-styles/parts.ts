import { lazy } from 'react';
import { partLoader } from '#web/ui/part-loader.ts';

// Whoever has no style of their own needs none of these: each is loaded when it is wanted.

export const loadOwnStyles = partLoader(() => import('./own-styles.tsx'));
export const OwnStyles = lazy(async () => ({ default: (await loadOwnStyles()).OwnStyles }));

const loadList = partLoader(() => import('./trained-style-list.tsx'));
export const TrainedStyleList = lazy(async () => ({ default: (await loadList()).TrainedStyleList }));

const loadNews = partLoader(() => import('./training-news.tsx'));
export const TrainingNews = lazy(async () => ({ default: (await loadNews()).TrainingNews }));
