// The first visit needs these with the studio's code, as it does what may open over any of its pages.
export { DesignDialog } from '#web/features/gallery/index.ts';
export { RunningJobToast } from './jobs/running-job-toast.tsx';
export { StudioPage } from './studio-page.tsx';
