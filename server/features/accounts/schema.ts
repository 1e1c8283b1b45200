import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { languages } from '#contract/languages.ts';
import { themes } from '#contract/preferences.ts';
import type { EmailPreferences } from '#contract/profile.ts';
import { providerNames } from '#contract/sign-in.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** People. The fields above the line are better-auth's, those below are ours. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The picture's key in the object store. */
    image: text('image'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    // ---
    /** The plan that an admin has given, and the one that is paid for: the higher counts (`effectivePlan`). */
    plan: text('plan').notNull().default('free'),
    paidPlan: text('paid_plan').notNull().default('free'),
    acceptedTermsAt: moment('accepted_terms_at'),
    /** Admin by the first-account rule. Those of `ADMIN_EMAILS` are admins without it. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** When they were first met as an admin by `ADMIN_EMAILS`; null while they are none. */
    namedAdminAt: moment('named_admin_at'),
    /** From then on every session of the user counts as ended. */
    blockedAt: moment('blocked_at'),
    hasGeneratedImages: boolean('has_generated_images').notNull().default(false),
    lastActiveAt: moment('last_active_at'),
    /** When the user was first shown to themselves. */
    firstLoginAt: moment('first_login_at'),
    /** When they put away what the pages say by themselves: the welcome, last that their free coins have expired, and the discount. */
    welcomedAt: moment('welcomed_at'),
    trialToldAt: moment('trial_told_at'),
    discountSeenAt: moment('discount_seen_at'),
    /** Null where the browser's is taken. */
    language: text('language', { enum: languages }),
    theme: text('theme', { enum: themes }),
    /** What differs from the defaults. */
    emailPreferences: jsonb('email_preferences').$type<Partial<EmailPreferences>>().notNull().default({}),
    writesPrompt: boolean('writes_prompt').notNull().default(true),
    /** When the account is deleted; null when nobody asked for it. */
    deletionDueAt: moment('deletion_due_at'),
    /** From then on nobody is let in and nothing brings the account back: it is erased a little later. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    unique('users_email').on(table.email),
    index('users_deletion_due').on(table.deletionDueAt).where(sql`${table.deletionDueAt} is not null`),
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

export type UserRow = typeof users.$inferSelect;

/** Who is signed in where. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** To about a minute; null until the browser first reports. */
    lastSeenAt: moment('last_seen_at'),
    /** When its user last proved that it is them: by signing in, or when they were asked to later. */
    provenAt: moment('proven_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('sessions_token').on(table.token),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** How a user proves who they are: a password (`credential`) or another provider's account. */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    /** The user's id at the provider; our own for `credential`. */
    accountId: text('account_id').notNull(),
    /** The address at the provider, as of the last sign-in. */
    email: text('email'),
    /** Hashed. */
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('sign_in_methods_account').on(table.providerId, table.accountId),
    index('sign_in_methods_user').on(table.userId),
  ],
);

/** better-auth's own secrets of limited life, of which it has none here: ours are in the two tables below. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

/** Secrets that were mailed, by their digest. Each works once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    /** SHA-256 of the token, in base64url. */
    digest: text('digest').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verifyEmail', 'resetPassword', 'proof'] }).notNull(),
    /** The address that it was mailed to, which it proves. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mail_tokens_user').on(table.userId, table.purpose),
    index('mail_tokens_expiry').on(table.expiresAt),
  ],
);

/** Sign-ins that are on their way at a provider. The row goes with the answer, so that none is answered twice. */
export const providerSignIns = pgTable(
  'provider_sign_ins',
  {
    /** SHA-256 of the state, in base64url. */
    stateDigest: text('state_digest').primaryKey(),
    /** SHA-256 of the secret in the cookie of the browser that began. */
    browserDigest: text('browser_digest').notNull(),
    provider: text('provider', { enum: providerNames }).notNull(),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    /** Where in the app the browser goes afterwards. */
    next: text('next').notNull(),
    /** Whose account the provider's is to be linked to; null for a sign-in. */
    linkTo: text('link_to').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('provider_sign_ins_expiry').on(table.expiresAt)],
);

/** Who became an admin by a printed code. How many there are decides which code is next. */
export const adminClaims = pgTable('admin_claims', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  claimedAt: moment('claimed_at').notNull(),
});
