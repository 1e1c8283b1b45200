import { lazy, Suspense, useCallback, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import type { Gallery } from './use-gallery.ts';

const ImageViewer = lazy(() => import('./viewer/image-viewer.tsx'));
const DeleteImageDialog = lazy(() => import('./viewer/delete-image-dialog.tsx'));

/** The viewer and the question before deleting, for a page that shows tiles. Both are loaded when first needed. */
export function useImageDialogs(gallery: Pick<Gallery, 'images' | 'total' | 'hasMore' | 'loadMore'>) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [doomed, setDoomed] = useState<GalleryImage | null>(null);
  const open = useCallback((id: string) => setOpenId(id), []);
  const askToDelete = useCallback((image: GalleryImage) => setDoomed(image), []);

  const element = (
    <Suspense fallback={null}>
      {openId !== null && (
        <ImageViewer
          images={gallery.images}
          total={gallery.total}
          hasMore={gallery.hasMore}
          loadMore={gallery.loadMore}
          openId={openId}
          onChange={setOpenId}
          onClose={() => setOpenId(null)}
          onDelete={askToDelete}
        />
      )}
      {doomed !== null && (
        <DeleteImageDialog image={doomed} onClose={() => setDoomed(null)} onDeleted={() => setOpenId(null)} />
      )}
    </Suspense>
  );
  return { open, askToDelete, element };
}
