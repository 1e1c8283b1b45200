import { useNavigate } from 'react-router';
import { pathOf } from '#contract/routes.ts';
import { GalleryPage as Gallery, type GreetingsProps } from '#web/features/gallery/gallery-page.tsx';
import { deferredPart } from '#web/ui/lazy-part.tsx';

const Greeting = deferredPart(async () => (await import('#web/features/studio/lazy.ts')).GalleryGreeting);
const PictureDrop = deferredPart(async () => (await import('#web/features/studio/lazy.ts')).PictureDrop);
const CheckingNewImages = deferredPart(
  async () => (await import('#web/features/studio/lazy.ts')).CheckingNewImages,
);
const Showcase = deferredPart(async () => (await import('./community-showcase.tsx')).CommunityShowcase);

/** The gallery with the parts that other features provide. */
export function GalleryPage() {
  const navigate = useNavigate();
  return (
    <>
      <Gallery Greetings={Greetings} underNoPictures={<EmptyGalleryShowcase />} />
      <PictureDrop isActive onTaken={() => void navigate(pathOf('studio'))} />
    </>
  );
}

/** Above the pictures: the check for new ones, and greeting popups. */
function Greetings({ gallery, onCheck }: GreetingsProps) {
  const { images, total, isLoading, error } = gallery;
  return (
    <>
      <CheckingNewImages images={images} total={total} onCheck={onCheck} />
      <Greeting images={images} total={isLoading || error !== null ? null : total} />
    </>
  );
}

/** The showcase below the message that the user has no pictures. */
function EmptyGalleryShowcase() {
  return <Showcase />;
}
