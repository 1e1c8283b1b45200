import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type GalleryView, isNarrowed } from '../filter/view.ts';
import { pageTexts } from '../page-texts.ts';
import { galleryTexts } from '../texts.ts';
import { NewImageLink } from './new-image-link.tsx';
import { NothingFound } from './nothing-found.tsx';

interface NoPicturesProps {
  view: GalleryView;
  onClear: () => void;
  /** Shown below the text of an empty gallery. */
  below: ReactNode;
}

/** Explains why nothing is shown and what to do. */
export function NoPictures({ view, onClear, below }: NoPicturesProps) {
  const t = useTexts(galleryTexts);
  const page = useTexts(pageTexts);
  if (isNarrowed(view)) return <NothingFound onClear={onClear} />;
  if (view.trash === true) return <EmptyState title={page('trashEmpty')} line={page('trashEmptyText')} />;
  if (view.collection !== undefined) {
    return <EmptyState title={page('collectionEmpty')} line={page('collectionEmptyText')} />;
  }
  return (
    <>
      <EmptyState title={t('emptyTitle')} line={t('emptyText')} action={<NewImageLink />} />
      {below}
    </>
  );
}
