import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback } from 'react';
import { FreeModeBanner } from '../banner/free-mode-banner.tsx';
import { checkNewImages } from '../list/check-new-images.ts';
import type { Gallery } from '../list/use-gallery.ts';

export interface GreetingsProps {
  gallery: Gallery;
  /** Fetches pictures newer than the newest loaded one. */
  onCheck: () => void;
}

interface GalleryNoticesProps {
  gallery: Gallery;
  Greetings: ComponentType<GreetingsProps>;
}

/** Above and over the pictures: the plan's banner and greetings. */
export function GalleryNotices({ gallery, Greetings }: GalleryNoticesProps) {
  const client = useQueryClient();
  const check = useCallback(() => void checkNewImages(client), [client]);
  return (
    <>
      <FreeModeBanner />
      <Greetings gallery={gallery} onCheck={check} />
    </>
  );
}
