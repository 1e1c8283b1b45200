export { RunningJobToast } from './jobs/running-job-toast.tsx';
export { StudioPage } from './studio-page.tsx';
