import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useCallback } from 'react';
import { FreeModeBanner } from '../banner/free-mode-banner.tsx';
import { checkNewImages } from '../list/check-new-images.ts';
import type { Gallery } from '../list/use-gallery.ts';

export interface GreetingsProps {
  gallery: Gallery;
  /** Asks for pictures that are newer than the newest loaded one. */
  onCheck: () => void;
}

interface GalleryNoticesProps {
  gallery: Gallery;
  /** What other features show here. */
  Greetings: ComponentType<GreetingsProps>;
}

/** What stands above the pictures and over them: which plan holds, and the greetings. */
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
