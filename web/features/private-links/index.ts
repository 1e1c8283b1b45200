export { ShareHost } from './share/share-host.tsx';
export { shareImages } from './share/share-store.ts';
