import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { type Gallery, imageOfAddress } from '#web/features/gallery/index.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const AddressedImage = lazyPart(async () => (await import('#web/features/gallery/later.ts')).AddressedImage);

/** The picture that a link leads to, where the stage shows no tiles: over a first visit, over the upscaler. */
export function LinkedImage({ gallery }: { gallery: Gallery }) {
  if (imageOfAddress(useLocation().search) === null) return null;
  return (
    <Suspense fallback={null}>
      <AddressedImage gallery={gallery} />
    </Suspense>
  );
}
