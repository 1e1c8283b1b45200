import { and, eq, sql } from 'drizzle-orm';
import { styleNameKey } from '#contract/described-styles.ts';
import type { EventPayload } from '#contract/events.ts';
import { type PlanName, plans } from '#contract/plans.ts';
import { findImageStyle } from '#contract/styles.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Tx } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { presentImageStyle } from './present.ts';
import { enqueueSampleSync } from './samples/sample-files.ts';
import { customImageStyles } from './schema.ts';

type Row = typeof customImageStyles.$inferSelect;

export interface DescribedStyleDeps {
  database: Database;
  events: Pick<Events, 'publish'>;
  clock: Clock;
  newId: () => string;
  planOf(userId: string): Promise<PlanName>;
  /** Whether pictures cost coins; default: yes. Without coins the number of styles is not limited. */
  usesCoins?: boolean;
  /** Signs an object's key as a URL for browsers. */
  sign(key: string): string;
  queue: Pick<Queue, 'enqueue' | 'lowestPriority'>;
}

export interface DescribedStyleWords {
  name: string;
  description: string;
  /** The user's own words, if `description` is an enhanced one. */
  originalDescription?: string | undefined;
}

const ofUser = (userId: string, id: string) =>
  and(eq(customImageStyles.userId, userId), eq(customImageStyles.id, id));

/**
 * Stores a style that a user describes; repeating the request returns the existing style. Throws
 * `style_name_taken`, and `too_many_described_styles` at the plan's limit.
 */
export async function createDescribedStyle(
  deps: DescribedStyleDeps,
  userId: string,
  { name, description, originalDescription = description }: DescribedStyleWords,
): Promise<Row> {
  const allowed = deps.usesCoins === false ? null : plans[await deps.planOf(userId)].describedStyles;
  return deps.database.inTransaction(async (tx) => {
    await lockStyleChanges(tx, userId);
    const rows = await tx.select().from(customImageStyles).where(eq(customImageStyles.userId, userId));
    const sameName = rows.find(({ nameKey }) => nameKey === styleNameKey(name));
    if (sameName?.name === name && sameName.description === description) return sameName;
    if (sameName || isPreset(name)) throw new AppError('style_name_taken');
    if (allowed !== null && rows.length >= allowed) throw new AppError('too_many_described_styles');
    const row: Row = {
      userId,
      id: deps.newId(),
      name,
      nameKey: styleNameKey(name),
      description,
      originalDescription,
      sampleKey: null,
      createdAt: deps.clock.now(),
    };
    await tx.insert(customImageStyles).values(row);
    await enqueueSampleSync(deps, tx, { userId, styleId: row.id });
    await publishDescribed(deps, tx, row);
    return row;
  });
}

/**
 * Renames a style or changes its description; missing fields stay. Throws `not_found` and `style_name_taken`.
 */
export async function changeDescribedStyle(
  deps: DescribedStyleDeps,
  userId: string,
  id: string,
  {
    name,
    description,
    originalDescription = description,
  }: { [Word in keyof DescribedStyleWords]?: string | undefined },
): Promise<Row> {
  return deps.database.inTransaction(async (tx) => {
    await lockStyleChanges(tx, userId);
    const rows = await tx.select().from(customImageStyles).where(eq(customImageStyles.userId, userId));
    const before = rows.find((row) => row.id === id);
    if (!before) throw new AppError('not_found');
    const changed: Row = {
      ...before,
      ...(name !== undefined && { name, nameKey: styleNameKey(name) }),
      // The sample shows the old description until it is drawn again.
      ...(description !== undefined && { description }),
      ...(description !== undefined && description !== before.description && { sampleKey: null }),
      ...(originalDescription !== undefined && { originalDescription }),
    };
    const isTaken = rows.some((row) => row.id !== id && row.nameKey === changed.nameKey);
    if (isTaken || isPreset(changed.name)) throw new AppError('style_name_taken');
    await tx.update(customImageStyles).set(changed).where(ofUser(userId, id));
    if (changed.description !== before.description) {
      await enqueueSampleSync(deps, tx, { userId, styleId: id });
    }
    await publishDescribed(deps, tx, changed);
    return changed;
  });
}

/** Deletes a style; pictures and jobs have their own copy of its name and words. Throws `not_found`. */
export async function deleteDescribedStyle(
  { database, events, queue }: DescribedStyleDeps,
  userId: string,
  id: string,
): Promise<void> {
  await database.inTransaction(async (tx) => {
    const gone = await tx
      .delete(customImageStyles)
      .where(ofUser(userId, id))
      .returning({ id: customImageStyles.id });
    if (gone.length === 0) throw new AppError('not_found');
    await enqueueSampleSync({ queue }, tx, { userId, styleId: id });
    const payload: EventPayload<'image-style.deleted'> = { id };
    await events.publish(tx, userId, 'image-style.deleted', payload);
  });
}

/** Publishes a style to the user's browsers; last in its transaction. */
export async function publishDescribed(
  { events, sign }: Pick<DescribedStyleDeps, 'events' | 'sign'>,
  tx: Tx,
  row: Row,
): Promise<void> {
  const payload: EventPayload<'image-style.changed'> = { style: presentImageStyle(row, sign) };
  await events.publish(tx, row.userId, 'image-style.changed', payload);
}

/** Serialises a user's changes, so that two at once cannot both take the last free place. */
async function lockStyleChanges(tx: Tx, userId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`described styles of ${userId}`}, 0))`,
  );
}

/** A preset's name always selects the preset, so a style of that name would be unreachable. */
const isPreset = (name: string) =>
  findImageStyle(name) !== undefined || findImageStyle(styleNameKey(name)) !== undefined;
