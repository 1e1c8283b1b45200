import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import { type ImageRow, imageColumns, images, type NewImageRow } from '../schema.ts';
import { lockGallery, Tally } from '../stacks/counters.ts';
import { marksOf } from '../stacks/marks.ts';
import { type ImageState, readStack, restack, writeStates } from '../stacks/stacks.ts';
import { printedWords } from './printed-words.ts';

/**
 * Adds a picture and counts it. A version joins the stack of its original as the top, and takes over its
 * labels: name, favourite, tags, collections. A name of its own is that of a picture without one. The table
 * refuses a second picture of the same job and position.
 */
export async function addImage(tx: Tx, row: NewImageRow): Promise<ImageRow> {
  const { userId } = row;
  await lockGallery(tx, userId);
  const stackId = row.stackId ?? (await stackOf(tx, userId, row.versionOf ?? null));
  const others = stackId === null ? [] : await readStack(tx, userId, stackId);
  const shown = others.find(({ isTop }) => isTop);
  const added: ImageState = {
    id: row.id,
    stackKey: stackId ?? row.id,
    createdAt: row.createdAt,
    styleId: row.styleId,
    styleName: row.styleName,
    tool: row.tool,
    engine: row.engine,
    madeBy: row.madeBy,
    isTop: false,
    versions: 1,
    name: shown?.name ?? row.name ?? null,
    isFavorite: shown?.isFavorite ?? false,
    tags: shown?.tags ?? [],
    collections: shown?.collections ?? [],
    deletedAt: null,
    deletionId: null,
  };
  const stack = restack([...others, added]);
  const state = stack.at(-1) ?? added;
  const { isTop, versions, name, isFavorite, tags, collections } = state;
  const printedText = printedWords(row.recipe) ?? (await printedOnSource(tx, row));
  const [inserted] = await tx
    .insert(images)
    .values({
      ...row,
      ...{ stackId, isTop, versions, name, isFavorite, tags, collections, printedText },
      marks: marksOf(state),
    })
    .returning(imageColumns);
  if (!inserted) throw new Error('an inserted picture was not returned');
  const tally = new Tally();
  tally.add(state);
  await tally.write(tx, userId);
  await writeStates(tx, userId, { before: others, after: stack.slice(0, -1) });
  return inserted;
}

/** The stack of a version of this picture; its own id if the picture is deleted. */
async function stackOf(tx: Tx, userId: string, versionOf: string | null): Promise<string | null> {
  if (versionOf === null) return null;
  const [source] = await tx
    .select({ stackKey: images.stackKey })
    .from(images)
    .where(and(eq(images.userId, userId), eq(images.id, versionOf)));
  return source?.stackKey ?? versionOf;
}

/** An enlarged or edited picture has the words of the one that it was made from. */
async function printedOnSource(tx: Tx, row: NewImageRow): Promise<string | null> {
  const isOfPixels = row.versionKind === 'upscale' || row.versionKind === 'edit';
  if (!isOfPixels || !row.versionOf) return null;
  const [source] = await tx
    .select({ printedText: images.printedText })
    .from(images)
    .where(and(eq(images.userId, row.userId), eq(images.id, row.versionOf)));
  return source?.printedText ?? null;
}
