import { Suspense } from 'react';
import { GalleryPage as Gallery, type GreetingsProps } from '#web/features/gallery/gallery-page.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const Greeting = lazyPart(async () => (await import('#web/features/studio/later.ts')).GalleryGreeting);
const CheckingNewImages = lazyPart(
  async () => (await import('#web/features/studio/later.ts')).CheckingNewImages,
);
const Showcase = lazyPart(async () => (await import('./community-showcase.tsx')).CommunityShowcase);

/** The gallery with the parts that other features provide. */
export function GalleryPage() {
  return <Gallery Greetings={Greetings} underNoPictures={<EmptyGalleryShowcase />} />;
}

/** Above the pictures: the check for new ones, and greeting popups. */
function Greetings({ gallery, onCheck }: GreetingsProps) {
  const { images, total, isLoading, error } = gallery;
  return (
    <Suspense fallback={null}>
      <CheckingNewImages images={images} total={total} onCheck={onCheck} />
      <Greeting images={images} total={isLoading || error !== null ? null : total} />
    </Suspense>
  );
}

/** The showcase below the message that the user has no pictures. */
function EmptyGalleryShowcase() {
  return (
    <Suspense fallback={null}>
      <Showcase />
    </Suspense>
  );
}
