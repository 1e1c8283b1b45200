import { lazyPart } from '#web/ui/lazy-part.tsx';

/**
 * A separate chunk: most visits open neither the avatar's panel nor the small screens' menu. Must be rendered
 * within a `Suspense`.
 */
export const AccountPanel = lazyPart(async () => (await import('./account-panel.tsx')).AccountPanel);
