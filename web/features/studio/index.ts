// The pictures of a first visit come with the studio's code, and so does what is open over any page of theirs.
export { DesignDialog } from '#web/features/gallery/index.ts';
export { RunningJobToast } from './jobs/running-job-toast.tsx';
export { StudioPage } from './studio-page.tsx';
