import type { InfiniteData } from '@tanstack/react-query';
import type { GalleryImage, ImagePage } from '#contract/images.ts';

/** The gallery as the query cache holds it: pages in order, each begun where the one before ended. */
export type GalleryPages = InfiniteData<ImagePage, unknown>;

/** All pictures of the loaded pages, each once: a page may repeat what arrived live meanwhile. */
export function imagesOf(data: GalleryPages | undefined): GalleryImage[] {
  const seen = new Map<string, GalleryImage>();
  for (const page of data?.pages ?? []) {
    for (const image of page.images) if (!seen.has(image.id)) seen.set(image.id, image);
  }
  return [...seen.values()];
}

/** How many pictures there are on the server, as the newest page said. */
export function totalOf(data: GalleryPages | undefined): number {
  return data?.pages[0]?.total ?? 0;
}

function withTotal(page: ImagePage, total: number): ImagePage {
  return { ...page, total, totalCount: total };
}

/** Puts a new picture on top, once. */
export function withImage(data: GalleryPages, image: GalleryImage): GalleryPages {
  const [first, ...rest] = data.pages;
  if (first === undefined || data.pages.some((page) => page.images.some((other) => other.id === image.id))) {
    return data;
  }
  const total = first.total + 1;
  return {
    ...data,
    pages: [
      withTotal({ ...first, images: [image, ...first.images] }, total),
      ...rest.map((page) => withTotal(page, total)),
    ],
  };
}

/** Takes a picture away; one that is not there changes nothing. */
export function withoutImage(data: GalleryPages, id: string): GalleryPages {
  if (!data.pages.some((page) => page.images.some((image) => image.id === id))) return data;
  const total = Math.max(0, totalOf(data) - 1);
  return {
    ...data,
    pages: data.pages.map((page) =>
      withTotal({ ...page, images: page.images.filter((image) => image.id !== id) }, total),
    ),
  };
}
