import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { images } from '../schema.ts';
import { Tally } from './counters.ts';
import { marksOf } from './marks.ts';

const stateColumns = {
  id: images.id,
  stackKey: images.stackKey,
  createdAt: images.createdAt,
  styleId: images.styleId,
  styleName: images.styleName,
  tool: images.tool,
  engine: images.engine,
  madeBy: images.madeBy,
  isTop: images.isTop,
  versions: images.versions,
  name: images.name,
  isFavorite: images.isFavorite,
  tags: images.tags,
  collections: images.collections,
  deletedAt: images.deletedAt,
  deletionId: images.deletionId,
};

/** The columns that decide where a picture is shown and counted. */
export type ImageState = Pick<typeof images.$inferSelect, keyof typeof stateColumns>;

/** All versions, in the trash or not, of these pictures' stacks. */
export async function readStacksOf(
  db: Reader,
  userId: string,
  ids: readonly string[],
): Promise<ImageState[]> {
  if (ids.length === 0) return [];
  const named = db
    .select({ stackKey: images.stackKey })
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.id, [...ids])));
  return db
    .select(stateColumns)
    .from(images)
    .where(and(eq(images.userId, userId), inArray(images.stackKey, named)));
}

/** All versions of one stack. */
export function readStack(db: Reader, userId: string, stackKey: string): Promise<ImageState[]> {
  return db
    .select(stateColumns)
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.stackKey, stackKey)));
}

/** Recomputes whole stacks: the newest version outside the trash is the top, with the number of versions. */
export function restack(states: readonly ImageState[]): ImageState[] {
  const stacks = Map.groupBy(states, (state) => state.stackKey);
  return states.map((state) => {
    const present = (stacks.get(state.stackKey) ?? []).filter(({ deletedAt }) => deletedAt === null);
    const isTop = state.deletedAt === null && present.every((other) => !isNewer(other, state));
    return { ...state, isTop, versions: isTop ? present.length : 1 };
  });
}

function isNewer(one: ImageState, other: ImageState): boolean {
  const later = one.createdAt.getTime() - other.createdAt.getTime();
  return later > 0 || (later === 0 && one.id > other.id);
}

/**
 * Writes the changes between two states of the same pictures, and the counts; returns the number of changed
 * rows. The caller has locked the user's gallery.
 */
export async function writeStates(
  tx: Tx,
  userId: string,
  { before, after }: { before: readonly ImageState[]; after: readonly ImageState[] },
): Promise<number> {
  const known = new Map(before.map((state) => [state.id, state]));
  const tally = new Tally();
  const changed = after.filter((state) => {
    const old = known.get(state.id);
    if (old && JSON.stringify(old) === JSON.stringify(state)) return false;
    if (old) tally.remove(old);
    tally.add(state);
    return true;
  });
  await updateRows(tx, userId, changed);
  await tally.write(tx, userId);
  return changed.length;
}

async function updateRows(tx: Tx, userId: string, states: readonly ImageState[]): Promise<void> {
  if (states.length === 0) return;
  const rows = states.map((state) => ({
    id: state.id,
    is_top: state.isTop,
    versions: state.versions,
    name: state.name,
    is_favorite: state.isFavorite,
    tags: state.tags,
    collections: state.collections,
    marks: marksOf(state),
    deleted_at: state.deletedAt,
    deletion_id: state.deletionId,
  }));
  await tx.execute(sql`
    update images set is_top = new.is_top, versions = new.versions, is_favorite = new.is_favorite, tags = new.tags, name = new.name,
      collections = new.collections, marks = new.marks, deleted_at = new.deleted_at, deletion_id = new.deletion_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new(
      id text, name text, is_top boolean, versions int, is_favorite boolean, tags text[], collections text[], marks text[],
      deleted_at timestamptz, deletion_id text)
    where images.user_id = ${userId} and images.id = new.id`);
}
