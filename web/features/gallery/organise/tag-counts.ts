import type { GalleryImage } from '#contract/images.ts';

/** A tag and the number of pictures that have it. */
export interface TagCount {
  tag: string;
  count: number;
}

/** The tags of some pictures, most frequent first. Case is ignored. */
export function tagCounts(images: readonly GalleryImage[]): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const image of images) {
    for (const tag of image.tags) {
      const known = counts.get(tag.toLowerCase());
      counts.set(tag.toLowerCase(), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()].sort(
    (one, other) => other.count - one.count || one.tag.localeCompare(other.tag),
  );
}

/** Parses typed tags: separated by commas, with single spaces inside. */
export function readTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim().replace(/\s+/g, ' '));
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = tag.toLowerCase();
    if (tag === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
