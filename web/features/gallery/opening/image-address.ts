import { pathOf } from '#contract/routes.ts';

const name = 'image';

/**
 * The picture that a page's address has the viewer show; null where it names none. Beside `use` the picture is one for
 * the studio's form to be filled from.
 */
export function imageOfAddress(search: string): string | null {
  const wishes = new URLSearchParams(search);
  return wishes.has('use') ? null : wishes.get(name) || null;
}

/** The search part of the same page with another picture in the viewer, or with none; all else in it stays. */
export function searchWithImage(search: string, id: string | null): string {
  const wishes = new URLSearchParams(search);
  wishes.delete(name);
  if (id !== null) wishes.set(name, id);
  const text = wishes.toString();
  return text === '' ? '' : `?${text}`;
}

/** The gallery with a picture in the viewer. */
export function galleryImagePath(id: string): string {
  return pathOf('gallery') + searchWithImage('', id);
}
