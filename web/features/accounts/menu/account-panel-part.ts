import { lazy } from 'react';
import { partLoader } from '#web/ui/part-loader.ts';

/** A file of its own: most visits open neither the avatar nor the small screens' menu. */
export const loadAccountPanel = partLoader(() => import('./account-panel.tsx'));

/** What belongs to the account; stands in a `Suspense`. */
export const AccountPanel = lazy(async () => ({ default: (await loadAccountPanel()).AccountPanel }));
