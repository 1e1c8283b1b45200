import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useShare } from './share-store.ts';

const ShareDialog = deferredPart(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** The dialog that makes private links, for any picture on the page. */
export function ShareHost() {
  const images = useShare((store) => store.images);
  return images === null ? null : <ShareDialog images={images} />;
}
