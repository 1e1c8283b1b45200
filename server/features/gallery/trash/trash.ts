import { and, eq } from 'drizzle-orm';
import type { AppEvent } from '#contract/events.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type Changed, changeSelected, type Step } from '../changes/change-selected.ts';
import type { ReadSelection } from '../changes/selected.ts';
import type { GalleryContext } from '../context.ts';
import { collections } from '../schema.ts';
import { type ImageState, readStacksOf, restack, writeStates } from '../stacks/stacks.ts';
import { removeImages } from './remove-images.ts';

interface Asked {
  userId: string;
  selection: ReadSelection;
  next?: string | undefined;
}

/** Up to this many pictures are announced by id; for more, browsers refetch every list. */
const maxAnnounced = 100;

/**
 * Trashes pictures, with their files, and returns the id of the deletion, by which all of it can be undone.
 * No-op for trashed ones. With `withVersions` the whole stack of each is trashed.
 */
export async function trashImages(
  context: GalleryContext,
  { userId, selection, next, withVersions }: Asked & { withVersions: boolean },
): Promise<Changed & { deletionId: string }> {
  const [deletionId, position] = next === undefined ? [context.newId(), undefined] : readNext(next);
  const deletedAt = context.clock.now();
  const changed = await changeSelected(
    context,
    { userId, selection: within(selection, false), next: position, note: `${deletionId}.` },
    (tx, ids) => trashBatch(context, tx, { userId, ids, withVersions, deletionId, deletedAt }),
  );
  return { ...changed, deletionId };
}

function readNext(next: string): [deletionId: string, position: string] {
  const [, deletionId, position] = /^([\da-f-]{36})\.([\w-]+)$/.exec(next) ?? [];
  if (deletionId && position) return [deletionId, position];
  throw new AppError('validation_failed', { fields: { next: 'This is not where a deletion ended.' } });
}

interface TrashBatch {
  userId: string;
  ids: readonly string[];
  withVersions: boolean;
  deletionId: string;
  deletedAt: Date;
}

async function trashBatch(
  context: GalleryContext,
  tx: Tx,
  { userId, ids, withVersions, deletionId, deletedAt }: TrashBatch,
): Promise<Step> {
  const before = await readStacksOf(tx, userId, ids);
  const named = presentOf(before, ids);
  const stacks = new Set(named.map(({ stackKey }) => stackKey));
  const toTrash = withVersions
    ? before.filter(({ deletedAt: at, stackKey }) => at === null && stacks.has(stackKey))
    : named;
  const gone = new Set(toTrash.map(({ id }) => id));
  const after = restack(
    before.map((state) => (gone.has(state.id) ? { ...state, isTop: false, deletedAt, deletionId } : state)),
  );
  await writeStates(tx, userId, { before, after });
  await context.onMoved?.(tx, { userId, ids: [...gone], to: 'trash' });
  // If a stack has a new top, browsers must refetch.
  const isAnnounced = gone.size <= maxAnnounced && !after.some(({ isTop }) => isTop);
  return { count: named.length, ...(isAnnounced && { events: [removalOf([...gone])] }) };
}

function removalOf(ids: string[]): AppEvent {
  const [id] = ids;
  if (id !== undefined && ids.length === 1) return { type: 'image.deleted', payload: { id } };
  return { type: 'gallery.changed', payload: { pictures: { changed: [], removed: ids } } };
}

/** The named pictures outside the trash. */
export function presentOf(states: readonly ImageState[], ids: readonly string[]): ImageState[] {
  const requested = new Set(ids);
  return states.filter(({ id, deletedAt }) => deletedAt === null && requested.has(id));
}

/** The named pictures in the trash. */
function trashedOf(states: readonly ImageState[], ids: readonly string[]): ImageState[] {
  const requested = new Set(ids);
  return states.filter(({ id, deletedAt }) => deletedAt !== null && requested.has(id));
}

/**
 * Restores pictures. A version restored to a stack takes over the stack's current labels: favourite, tags,
 * collections.
 */
export function restoreImages(context: GalleryContext, { userId, selection, next }: Asked): Promise<Changed> {
  return changeSelected(
    context,
    { userId, selection: within(selection, true), next },
    async (tx, ids): Promise<Step> => {
      const before = await readStacksOf(tx, userId, ids);
      const back = new Set(trashedOf(before, ids).map(({ id }) => id));
      if (back.size === 0) return { count: 0 };
      const whole = before.map((state) => (back.has(state.id) ? { ...state, deletedAt: null } : state));
      // Versions of an empty stack take over the labels of the newest of them: a stack is labelled as one.
      const tops = [...restack(whole), ...before].filter(({ isTop }) => isTop);
      const shown = new Map(tops.map((state) => [state.stackKey, state]));
      const known = await knownCollections(tx, userId);
      const after = before.map((state) => {
        if (!back.has(state.id)) return state;
        const { name, isFavorite, tags, collections: kept } = shown.get(state.stackKey) ?? state;
        const withoutFixed = kept.filter((id) => known.has(id));
        const labels = { name, isFavorite, tags, collections: withoutFixed };
        return { ...state, ...labels, deletedAt: null, deletionId: null };
      });
      await writeStates(tx, userId, { before, after: restack(after) });
      await context.onMoved?.(tx, { userId, ids: [...back], to: 'gallery' });
      return { count: back.size };
    },
  );
}

async function knownCollections(tx: Tx, userId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.userId, userId)));
  return new Set(rows.map(({ id }) => id));
}

/** Deletes pictures of the trash forever, with their files. */
export function purgeImages(context: GalleryContext, { userId, selection, next }: Asked): Promise<Changed> {
  return changeSelected(
    context,
    { userId, selection: within(selection, true), next },
    async (tx, ids): Promise<Step> => {
      const inTrash = trashedOf(await readStacksOf(tx, userId, ids), ids).map(({ id }) => id);
      const count = await removeImages(context, tx, userId, inTrash);
      return { count, ...(count <= maxAnnounced && { events: [removalOf(inTrash)] }) };
    },
  );
}

/** Restricts a selection to the trash, or to outside it. */
function within(selection: ReadSelection, trash: boolean): ReadSelection {
  return 'filter' in selection ? { ...selection, filter: { ...selection.filter, trash } } : selection;
}
