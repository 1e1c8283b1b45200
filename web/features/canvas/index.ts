// What comes before the editor. The editor itself, which is large, is behind `lazy.ts`.
export { DesktopNotice } from './entry/desktop-notice.tsx';
export { useArrival, useArrivedImage } from './entry/use-arrival.ts';
