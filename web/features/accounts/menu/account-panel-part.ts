import { lazy } from 'react';
import { partLoader } from '#web/ui/part-loader.ts';

/** A separate chunk: most visits open neither the avatar's panel nor the small screens' menu. */
export const loadAccountPanel = partLoader(() => import('./account-panel.tsx'));

/** Must be rendered within a `Suspense`. */
export const AccountPanel = lazy(async () => ({ default: (await loadAccountPanel()).AccountPanel }));
