import { and, desc, eq, gt } from 'drizzle-orm';
import type { Facet, getGalleryFacets } from '#contract/gallery.ts';
import { isTool, toolNames, tools } from '#contract/tools.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { listCollections } from '../collections/collections.ts';
import type { GalleryContext } from '../context.ts';
import { type FacetKind, galleryFacets } from '../schema.ts';
import { readCounts } from '../stacks/counters.ts';

/** More tags than these are only found by name. */
const listedAtMost = 500;

/** The values that the gallery can be filtered by. Every number comes from a counter. */
export async function listFacets(
  context: GalleryContext,
  userId: string,
): Promise<Answer<typeof getGalleryFacets>> {
  const { db } = context.database;
  const listed = async (kind: FacetKind): Promise<Facet[]> =>
    db
      .select({ value: galleryFacets.value, label: galleryFacets.label, count: galleryFacets.count })
      .from(galleryFacets)
      .where(and(eq(galleryFacets.userId, userId), eq(galleryFacets.kind, kind), gt(galleryFacets.count, 0)))
      .orderBy(desc(galleryFacets.count), galleryFacets.value)
      .limit(listedAtMost);
  const counts = await readCounts(db, userId);
  return {
    styles: await listed('style'),
    tools: (await listed('tool')).map(toTool),
    engines: await listed('engine'),
    tags: await listed('tag'),
    collections: await listCollections(context, userId),
    favorites: (await listed('favorite'))[0]?.count ?? 0,
    total: counts.tops,
    trash: counts.trash,
  };
}

/** The filter's spelling; counters store lower case. */
function toTool({ value, label, count }: Facet): Facet {
  const tool = toolNames.find((name) => name.toLowerCase() === value) ?? label;
  return { value: tool, label: isTool(tool) ? tools[tool].label : label, count };
}
