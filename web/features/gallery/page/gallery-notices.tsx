import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { FreeModeBanner } from '../banner/free-mode-banner.tsx';
import { checkNewImages } from '../list/check-new-images.ts';
import type { Gallery } from '../list/use-gallery.ts';

const GalleryGreeting = lazyPart(async () => (await import('#web/features/studio/later.ts')).GalleryGreeting);
const CheckingNewImages = lazyPart(
  async () => (await import('#web/features/studio/later.ts')).CheckingNewImages,
);

const Showcase = lazyPart(async () => (await import('../showcase/community-showcase.tsx')).CommunityShowcase);

/** What stands above the pictures and over them: which plan holds, that new ones are looked for, and greetings. */
export function GalleryNotices({ gallery }: { gallery: Gallery }) {
  const client = useQueryClient();
  const check = useCallback(() => void checkNewImages(client), [client]);
  const { images, total, isLoading, error } = gallery;
  return (
    <>
      <FreeModeBanner />
      <Suspense fallback={null}>
        <CheckingNewImages images={images} total={total} onCheck={check} />
        <GalleryGreeting images={images} total={isLoading || error !== null ? null : total} />
      </Suspense>
    </>
  );
}

/** The community's pictures under the frame that says that one has none. */
export function ShowcaseOfOthers() {
  return (
    <Suspense fallback={null}>
      <Showcase />
    </Suspense>
  );
}
