import { eq, isNull, sql } from 'drizzle-orm';
import { type Language, languages } from '#contract/languages.ts';
import { type SiteContent, siteContentSchema } from '#contract/site.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { announceChange } from '../changes.ts';
import type { SiteContext } from '../context.ts';
import { siteContent } from '../schema.ts';
import { deliveredContent } from './delivered-content.ts';

export interface EditedContent {
  language: Language;
  content: SiteContent;
  /** Null while it is as it was delivered. */
  editedAt: string | null;
}

/** Writes what was delivered where the operator has written nothing. Called at every start. */
export async function seedContent(tx: Tx): Promise<void> {
  for (const language of languages) await writeDelivered(tx, language, isNull(siteContent.editedAt));
}

function writeDelivered(tx: Tx, language: Language, onlyWhere?: ReturnType<typeof isNull>) {
  const content = deliveredContent(language);
  return tx
    .insert(siteContent)
    .values({ language, content, editedAt: null })
    .onConflictDoUpdate({
      target: siteContent.language,
      set: { content, editedAt: null },
      ...(onlyWhere && { setWhere: onlyWhere }),
    });
}

/** The content of a language. A record that an older version wrote, and that no longer fits, gives way to the delivered one. */
export async function readContent(db: Reader, language: Language): Promise<EditedContent> {
  const [row] = await db.select().from(siteContent).where(eq(siteContent.language, language));
  const read = siteContentSchema.safeParse(row?.content);
  if (!row || !read.success) return { language, content: deliveredContent(language), editedAt: null };
  return { language, content: read.data, editedAt: row.editedAt?.toISOString() ?? null };
}

export async function replaceContent(
  { database, clock }: SiteContext,
  language: Language,
  content: SiteContent,
): Promise<EditedContent> {
  const editedAt = clock.now();
  await database.inTransaction(async (tx) => {
    await tx
      .insert(siteContent)
      .values({ language, content, editedAt })
      .onConflictDoUpdate({
        target: siteContent.language,
        set: { content: sql`excluded.content`, editedAt },
      });
    await announceChange(database, tx);
  });
  return { language, content, editedAt: editedAt.toISOString() };
}

/** Brings back what was delivered. */
export async function restoreContent({ database }: SiteContext, language: Language): Promise<EditedContent> {
  await database.inTransaction(async (tx) => {
    await writeDelivered(tx, language);
    await announceChange(database, tx);
  });
  return { language, content: deliveredContent(language), editedAt: null };
}
