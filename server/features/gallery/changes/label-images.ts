import { and, eq, inArray } from 'drizzle-orm';
import type { AppEvent } from '#contract/events.ts';
import type { GalleryImage } from '#contract/images.ts';
import { galleryLimits } from '#contract/limits.ts';
import { nameKey } from '#contract/names.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { GalleryContext } from '../context.ts';
import { presentImage } from '../pictures/present.ts';
import { findPresent, readByIds } from '../pictures/store.ts';
import { collections, galleryFacets, type ImageRow } from '../schema.ts';
import { type ImageState, readStacksOf, writeStates } from '../stacks/stacks.ts';
import { presentOf } from '../trash/trash.ts';
import { type Changed, changeSelected } from './change-selected.ts';
import type { ReadSelection } from './selected.ts';

interface LabelTarget {
  userId: string;
  selection: ReadSelection;
  next?: string | undefined;
}

type Label = Pick<ImageState, 'name' | 'isFavorite' | 'tags' | 'collections'>;

/** Names a picture and its versions, or removes the name. Throws `not_found` outside the gallery. */
export async function renameImage(
  context: GalleryContext,
  { userId, id, name }: { userId: string; id: string; name: string | null },
): Promise<GalleryImage> {
  const { count } = await labelImages(context, { userId, selection: { ids: [id] } }, async () => () => ({
    name,
  }));
  const row = count === 0 ? null : await findPresent(context.database.db, userId, id);
  if (row === null) throw new AppError('not_found');
  return presentImage(row, context.sign);
}

/** Sets or clears the favourite flag of pictures. */
export function favoriteImages(
  context: GalleryContext,
  { isFavorite, ...target }: LabelTarget & { isFavorite: boolean },
): Promise<Changed> {
  return labelImages(context, target, async () => () => ({ isFavorite }));
}

/**
 * Adds and removes tags of pictures; a tag known to the user keeps its first spelling. Throws
 * `too_many_tags`.
 */
export function tagImages(
  context: GalleryContext,
  { add, remove, ...target }: LabelTarget & { add: string[]; remove: string[] },
): Promise<Changed> {
  const removed = new Set(remove.map(nameKey));
  return labelImages(context, target, async (tx) => {
    const added = await spelledAsKnown(tx, target.userId, add);
    return ({ tags }) => {
      const left = tags.filter((tag) => !removed.has(nameKey(tag)));
      const known = new Set(left.map(nameKey));
      const distinct = [...left, ...added.filter((tag) => !known.has(nameKey(tag)))];
      if (distinct.length > galleryLimits.tagsPerImage && distinct.length > tags.length) {
        throw new AppError('too_many_tags');
      }
      return { tags: distinct };
    };
  });
}

async function spelledAsKnown(tx: Tx, userId: string, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return [];
  const rows = await tx
    .select({ value: galleryFacets.value, label: galleryFacets.label })
    .from(galleryFacets)
    .where(
      and(
        eq(galleryFacets.userId, userId),
        eq(galleryFacets.kind, 'tag'),
        inArray(galleryFacets.value, tags.map(nameKey)),
      ),
    );
  const labels = new Map(rows.map(({ value, label }) => [value, label]));
  const spelled = tags.map((tag) => labels.get(nameKey(tag)) ?? tag);
  return [...new Map(spelled.map((tag) => [nameKey(tag), tag])).values()];
}

/** Adds pictures to collections and removes them from others. Throws `not_found` for a missing collection. */
export function collectImages(
  context: GalleryContext,
  { add, remove, ...target }: LabelTarget & { add: string[]; remove: string[] },
): Promise<Changed> {
  return labelImages(context, target, async (tx) => {
    await requireCollections(tx, target.userId, add);
    return (label) => ({
      collections: [...new Set([...label.collections.filter((id) => !remove.includes(id)), ...add])],
    });
  });
}

async function requireCollections(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const requested = new Set(ids);
  if (requested.size === 0) return;
  const found = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.userId, userId), inArray(collections.id, [...requested])));
  if (found.length < requested.size) throw new AppError('not_found');
}

/** Labels apply to all versions of a picture, so that they survive a change of the stack's top. */
function labelImages(
  context: GalleryContext,
  { userId, selection, next }: LabelTarget,
  prepare: (tx: Tx) => Promise<(label: Label) => Partial<Label>>,
): Promise<Changed> {
  return changeSelected(context, { userId, selection, next }, async (tx, ids) => {
    const relabel = await prepare(tx);
    const before = await readStacksOf(tx, userId, ids);
    const named = presentOf(before, ids);
    const stacks = new Set(named.map(({ stackKey }) => stackKey));
    const after = before.map((state) =>
      state.deletedAt === null && stacks.has(state.stackKey) ? { ...state, ...relabel(state) } : state,
    );
    await writeStates(tx, userId, { before, after });
    const shown = await readAnnounced(tx, userId, { named, after });
    return { count: named.length, ...(shown.length > 0 && { events: [changeOf(context, shown)] }) };
  });
}

/** Up to this many pictures are announced with their data; for more, browsers refetch every list. */
const maxAnnounced = 20;

/** The named pictures and the tops of their stacks; none if there are too many to announce. */
function readAnnounced(
  tx: Tx,
  userId: string,
  { named, after }: { named: readonly ImageState[]; after: readonly ImageState[] },
): Promise<ImageRow[]> {
  const stacks = new Set(named.map(({ stackKey }) => stackKey));
  const tops = after.filter(({ isTop, stackKey }) => isTop && stacks.has(stackKey));
  const ids = [...new Set([...named, ...tops].map(({ id }) => id))];
  return ids.length > maxAnnounced ? Promise.resolve([]) : readByIds(tx, userId, ids);
}

function changeOf({ sign }: GalleryContext, rows: readonly ImageRow[]): AppEvent {
  const changed = rows.map((row) => presentImage(row, sign));
  const [image] = changed;
  if (image !== undefined && changed.length === 1) return { type: 'image.changed', payload: { image } };
  return { type: 'gallery.changed', payload: { pictures: { changed, removed: [] } } };
}
