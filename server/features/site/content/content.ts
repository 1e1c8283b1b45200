import { eq, isNull, sql } from 'drizzle-orm';
import { type Language, languages } from '#contract/languages.ts';
import { type SiteContent, siteContentSchema } from '#contract/site.ts';
import { loadByLanguage } from '#server/platform/by-language.ts';
import type { Reader, Tx } from '#server/platform/database/database.ts';
import { announceChange } from '../changes.ts';
import type { SiteContext } from '../context.ts';
import { siteContent } from '../schema.ts';
import { withoutCoins, withoutFreeCoins } from './coin-free.ts';
import { isSampleContent, withTrueOwnership } from './ownership.ts';

/** The content before an operator has edited it. */
export const defaultContent = await loadByLanguage<SiteContent>(
  (language) => import(`./content.${language}.ts`),
);

export interface EditedContent {
  language: Language;
  content: SiteContent;
  /** Null while it is the default. */
  editedAt: string | null;
}

/** Writes the default content where the operator has not edited it. Called at every start. */
export async function seedContent(tx: Tx): Promise<void> {
  for (const language of languages) await writeDefault(tx, language, isNull(siteContent.editedAt));
}

function writeDefault(tx: Tx, language: Language, onlyWhere?: ReturnType<typeof isNull>) {
  const content = defaultContent(language);
  return tx
    .insert(siteContent)
    .values({ language, content, editedAt: null })
    .onConflictDoUpdate({
      target: siteContent.language,
      set: { content, editedAt: null },
      ...(onlyWhere && { setWhere: onlyWhere }),
    });
}

/**
 * Returns the content of a language. A record of an older version that no longer fits is replaced by the
 * default.
 */
export async function readContent(
  context: Pick<SiteContext, 'database' | 'accounts' | 'coOwnership' | 'usesCoins'>,
  language: Language,
): Promise<EditedContent> {
  const edited = await readStored(context.database.db, language);
  const standard = defaultContent(language);
  const adapt = context.usesCoins
    ? (await context.accounts.isSignUpClosed())
      ? withoutFreeCoins
      : null
    : withoutCoins;
  const content = adapt === null ? edited.content : adapt(edited.content, standard, language);
  return { ...edited, content: withTrueOwnership(content, language, context.coOwnership()) };
}

/** Whether visitors see claims or reviews that no admin has checked. */
export async function hasSampleContent({ database }: Pick<SiteContext, 'database'>): Promise<boolean> {
  return isSampleContent(await Promise.all(languages.map((language) => readStored(database.db, language))));
}

async function readStored(db: Reader, language: Language): Promise<EditedContent> {
  const [row] = await db.select().from(siteContent).where(eq(siteContent.language, language));
  const read = siteContentSchema.safeParse({ updates: [], ...row?.content });
  if (!row || !read.success) return { language, content: defaultContent(language), editedAt: null };
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

/** Restores the default content. */
export async function restoreContent({ database }: SiteContext, language: Language): Promise<EditedContent> {
  await database.inTransaction(async (tx) => {
    await writeDefault(tx, language);
    await announceChange(database, tx);
  });
  return { language, content: defaultContent(language), editedAt: null };
}
