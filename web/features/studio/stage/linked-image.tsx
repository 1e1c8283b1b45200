import { useLocation } from 'react-router';
import { type Gallery, imageInAddress } from '#web/features/gallery/index.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';

const AddressedImage = deferredPart(
  async () => (await import('#web/features/gallery/lazy.ts')).AddressedImage,
);

/** The picture of a link, where the stage shows no tiles: on a first visit and in the Upscaler. */
export function LinkedImage({ gallery }: { gallery: Gallery }) {
  if (imageInAddress(useLocation().search) === null) return null;
  return <AddressedImage gallery={gallery} />;
}
