import { pathOf } from '#contract/routes.ts';

const name = 'image';

/**
 * The picture that the address opens in the viewer, or null. Beside `use` the id fills the studio's form
 * instead.
 */
export function imageInAddress(search: string): string | null {
  const queryParams = new URLSearchParams(search);
  return queryParams.has('use') ? null : queryParams.get(name) || null;
}

/** The page's query with another picture in the viewer, or none; other parameters stay. */
export function searchWithImage(search: string, id: string | null): string {
  const queryParams = new URLSearchParams(search);
  queryParams.delete(name);
  if (id !== null) queryParams.set(name, id);
  const text = queryParams.toString();
  return text === '' ? '' : `?${text}`;
}

/** The gallery with a picture in the viewer. */
export function galleryImagePath(id: string): string {
  return pathOf('gallery') + searchWithImage('', id);
}
