export { swatchOf } from './form/style-swatches.ts';
export { RunningJobToast } from './jobs/running-job-toast.tsx';
export { StudioPage } from './studio-page.tsx';
