import type { QueryKey } from '@tanstack/react-query';
import { type GalleryView, unfilteredView } from '../filter/view.ts';

/** The common prefix of all gallery query keys. */
export const galleryKey = ['gallery'] as const;

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
