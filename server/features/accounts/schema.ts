import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { languages } from '#contract/languages.ts';
import { themes } from '#contract/preferences.ts';
import type { EmailPreferences } from '#contract/profile.ts';
import { providerNames } from '#contract/sign-in.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Users. better-auth owns the fields above the line, we own those below. */
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
    /** The plan that an admin has given and the paid one; the higher is in effect (`storedPlan`). */
    plan: text('plan').notNull().default('free'),
    paidPlan: text('paid_plan').notNull().default('free'),
    acceptedTermsAt: moment('accepted_terms_at'),
    /** Admin by the first-account rule. Users in `ADMIN_EMAILS` are admins without it. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** When they were first seen as an admin through `ADMIN_EMAILS`; null otherwise. */
    namedAdminAt: moment('named_admin_at'),
    /** From this moment all sessions of the user are invalid. */
    blockedAt: moment('blocked_at'),
    hasGeneratedImages: boolean('has_generated_images').notNull().default(false),
    lastActiveAt: moment('last_active_at'),
    /** When the user first loaded the app. */
    firstLoginAt: moment('first_login_at'),
    /**
     * When they dismissed the automatic greetings: the welcome, last the end of their free coins, and the
     * discount.
     */
    welcomedAt: moment('welcomed_at'),
    trialEndShownAt: moment('trial_end_shown_at'),
    discountSeenAt: moment('discount_seen_at'),
    /** Null: use the browser's. */
    language: text('language', { enum: languages }),
    theme: text('theme', { enum: themes }),
    /** What differs from the defaults. */
    emailPreferences: jsonb('email_preferences').$type<Partial<EmailPreferences>>().notNull().default({}),
    writesPrompt: boolean('writes_prompt').notNull().default(false),
    /** Since when sign-in with the password needs a code, too; null while it does not. */
    secondFactorSince: moment('second_factor_since'),
    /** When the account will be deleted; null when no deletion is scheduled. */
    deletionDueAt: moment('deletion_due_at'),
    /** From this moment sign-in is refused for good; the account is erased a little later. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    unique('users_email').on(table.email),
    index('users_deletion_due').on(table.deletionDueAt).where(sql`${table.deletionDueAt} is not null`),
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

export type UserRow = typeof users.$inferSelect;

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
    /** When the user last signed in or reauthenticated. */
    reauthenticatedAt: moment('reauthenticated_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    unique('sessions_token').on(table.token),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** How a user signs in: a password (`credential`) or a provider's account. */
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
    /** The address at the provider at the last sign-in. */
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

/** Secrets of authenticator apps. One counts once `users.secondFactorSince` is set. */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted. */
  secret: text('secret').notNull(),
  /** The period of the last accepted code: it and earlier ones are refused. 0 for none. */
  lastPeriod: integer('last_period').notNull().default(0),
  createdAt: moment('created_at').notNull(),
});

/** Unused recovery codes, by digest. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the user's id and the code, in base64url. */
    digest: text('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
);

/** better-auth's own short-lived secrets; always empty here: ours are in the two tables below. */
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

/** Mailed secrets, by digest. Each works once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    /** SHA-256 of the token, in base64url. */
    digest: text('digest').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['verifyEmail', 'resetPassword', 'reauthentication'] }).notNull(),
    /** The address that it was mailed to and that it verifies. */
    email: text('email').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mail_tokens_user').on(table.userId, table.purpose),
    index('mail_tokens_expiry').on(table.expiresAt),
  ],
);

/** Pending sign-ins at a provider. The row is deleted with the answer, so that each is answered once. */
export const providerSignIns = pgTable(
  'provider_sign_ins',
  {
    /** SHA-256 of the state, in base64url. */
    stateDigest: text('state_digest').primaryKey(),
    /** SHA-256 of the secret in the cookie of the browser that started it. */
    browserDigest: text('browser_digest').notNull(),
    provider: text('provider', { enum: providerNames }).notNull(),
    codeVerifier: text('code_verifier').notNull(),
    nonce: text('nonce').notNull(),
    /** Where in the app the browser goes afterwards. */
    next: text('next').notNull(),
    /** SHA-256 of the invitation's token, in base64url; null without one. */
    inviteDigest: text('invite_digest'),
    /** The user to link the provider's account to; null for a sign-in. */
    linkTo: text('link_to').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('provider_sign_ins_expiry').on(table.expiresAt)],
);

/** Users who became admin by a printed code. The row count decides which code is next. */
export const adminClaims = pgTable('admin_claims', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  claimedAt: moment('claimed_at').notNull(),
});

/** Invitations to sign up, by the digest of their token. */
export const invites = pgTable(
  'invites',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the token, in base64url. */
    digest: text('digest').notNull(),
    /** For whom it is, for admins. */
    note: text('note').notNull(),
    maxUses: integer('max_uses').notNull(),
    /** Counts accounts, deleted ones included. */
    uses: integer('uses').notNull().default(0),
    /** The admin who made it; null if that account was deleted. */
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    unique('invites_digest').on(table.digest),
    check('invites_uses', sql`${table.uses} <= ${table.maxUses}`),
  ],
);

/** The accounts that were created with an invitation. */
export const inviteUses = pgTable(
  'invite_uses',
  {
    inviteId: text('invite_id')
      .notNull()
      .references(() => invites.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inviteId, table.userId] }),
    index('invite_uses_user').on(table.userId),
  ],
);
