import { eq } from 'drizzle-orm';
import type { EmailPreferences, Profile, ProfileChange } from '#contract/profile.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { AccountDeps } from '../deps.ts';
import { cleanName } from '../names.ts';
import { findPassword } from '../passwords.ts';
import { users } from '../schema.ts';
import { countRecoveryCodes } from '../second-factor/check-code.ts';

/** Defaults of a user who has not chosen. News needs an opt-in. */
const defaultPreferences: EmailPreferences = { newSignIn: true, coinsExpiring: true, news: false };

export function emailPreferencesOf(row: { emailPreferences: Partial<EmailPreferences> }): EmailPreferences {
  return { ...defaultPreferences, ...row.emailPreferences };
}

export async function readProfile(deps: AccountDeps, userId: string): Promise<Profile> {
  const { db } = deps.database;
  const [rows, password, codesLeft] = await Promise.all([
    db.select().from(users).where(eq(users.id, userId)),
    findPassword(db, userId),
    countRecoveryCodes(db, userId),
  ]);
  const [row] = rows;
  if (!row) throw new AppError('not_signed_in');
  return {
    name: row.name,
    email: row.email,
    emailVerified: row.emailVerified,
    picture: row.image === null ? null : deps.sign(row.image),
    language: row.language,
    theme: row.theme,
    emailPreferences: emailPreferencesOf(row),
    writesPrompt: row.writesPrompt,
    hasPassword: password !== null,
    secondFactorSince: row.secondFactorSince?.toISOString() ?? null,
    recoveryCodesLeft: codesLeft,
    createdAt: row.createdAt.toISOString(),
    deletionDate: row.deletionDueAt?.toISOString() ?? null,
  };
}

/** Changes the given fields. Throws `name_required` for a name without a visible character. */
export async function changeProfile(deps: AccountDeps, userId: string, change: ProfileChange): Promise<void> {
  const { name, emailPreferences, language, theme, writesPrompt } = change;
  const clean = name === undefined ? undefined : cleanName(name);
  if (clean === null) throw new AppError('name_required');
  await deps.database.inTransaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new AppError('not_signed_in');
    await tx
      .update(users)
      .set({
        ...(clean !== undefined && { name: clean }),
        ...(language !== undefined && { language }),
        ...(theme !== undefined && { theme }),
        ...(writesPrompt !== undefined && { writesPrompt }),
        ...(emailPreferences && {
          emailPreferences: { ...user.emailPreferences, ...definedOf(emailPreferences) },
        }),
        updatedAt: deps.clock.now(),
      })
      .where(eq(users.id, userId));
  });
}

function definedOf(
  given: { [key in keyof EmailPreferences]?: boolean | undefined },
): Partial<EmailPreferences> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** Whether files that a user downloads carry the prompt. */
export async function writesPrompt(deps: AccountDeps, userId: string): Promise<boolean> {
  const [user] = await deps.database.db
    .select({ writesPrompt: users.writesPrompt })
    .from(users)
    .where(eq(users.id, userId));
  return user?.writesPrompt ?? false;
}
