export { PictureDrop } from './dropped/picture-drop.tsx';
export { GalleryGreeting } from './greetings/gallery-greeting.tsx';
export { useImageSentence } from './image-styles/use-image-sentence.ts';
export { CheckingNewImages } from './jobs/checking-new-images.tsx';
export { RunningJobToast } from './jobs/running-job-toast.tsx';
