import type { QueryKey } from '@tanstack/react-query';
import { galleryKey } from '#web/api/gallery-lists.ts';
import { type GalleryView, unfilteredView } from '../filter/view.ts';

/** The key of one list. */
export function galleryQueryKey(pageSize: number, view: GalleryView) {
  return [...galleryKey, pageSize, view] as const;
}

/** The view of a list's key. */
export function viewOfKey(key: QueryKey): GalleryView {
  const [, , view] = key;
  return isView(view) ? view : unfilteredView;
}

function isView(value: unknown): value is GalleryView {
  return typeof value === 'object' && value !== null && 'sort' in value;
}
