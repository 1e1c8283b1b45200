import { deferredPart } from '#web/ui/lazy-part.tsx';

// What comes before the editor. The editor itself, which is large, is behind `lazy.ts`.
export { useArrival, useArrivedImage } from './entry/use-arrival.ts';

/** Only small screens show it. */
export const DesktopNotice = deferredPart(
  async () => (await import('./entry/desktop-notice.tsx')).DesktopNotice,
);
