import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

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
    image: text('image'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    // ---
    /** The plan's name; read it with `normalisePlan`. */
    plan: text('plan').notNull().default('free'),
    acceptedTermsAt: moment('accepted_terms_at'),
    /** Admin by the first-account rule. Those of `ADMIN_EMAILS` are admins without it. */
    isAdmin: boolean('is_admin').notNull().default(false),
    /** From then on every session of the user counts as ended. */
    blockedAt: moment('blocked_at'),
    hasGeneratedImages: boolean('has_generated_images').notNull().default(false),
    lastActiveAt: moment('last_active_at'),
  },
  (table) => [
    unique('users_email').on(table.email),
    check('users_email_is_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

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

/** Secrets of limited life: mail verification, password reset, the state of a sign-in at a provider. */
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

/** Who became an admin by a printed code. How many there are decides which code is next. */
export const adminClaims = pgTable('admin_claims', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  claimedAt: moment('claimed_at').notNull(),
});
