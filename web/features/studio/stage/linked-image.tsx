import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { type Gallery, imageInAddress } from '#web/features/gallery/index.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const AddressedImage = lazyPart(async () => (await import('#web/features/gallery/later.ts')).AddressedImage);

/** The picture of a link, where the stage shows no tiles: on a first visit and in the Upscaler. */
export function LinkedImage({ gallery }: { gallery: Gallery }) {
  if (imageInAddress(useLocation().search) === null) return null;
  return (
    <Suspense fallback={null}>
      <AddressedImage gallery={gallery} />
    </Suspense>
  );
}
