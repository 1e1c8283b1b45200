import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { coinOrigins, entryKinds, grantSources } from '#contract/coins.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** One row per user: the lock that every writer of that user's coins takes first. */
export const coinAccounts = pgTable('coin_accounts', {
  userId: text('user_id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

/** Coins that were given, and what is left of them. A grant's entries always add up to its `remaining`. */
export const coinGrants = pgTable(
  'coin_grants',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    amount: integer('amount').notNull(),
    remaining: integer('remaining').notNull(),
    source: text('source', { enum: grantSources }).notNull(),
    origin: text('origin', { enum: coinOrigins }).notNull(),
    /** What the grant was given for; unique, so that repeating it changes nothing. */
    reference: text('reference').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When new coins will replace them, if known; null for coins that simply expire. */
    renewsAt: moment('renews_at'),
    /** When the expiry was posted; from then on `remaining` stays 0. */
    expiredAt: moment('expired_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('coin_grants_reference').on(table.reference),
    // Neither index contains `remaining`, so spending updates the row without touching an index.
    index('coin_grants_user_expiry').on(table.userId, table.expiresAt),
    index('coin_grants_due').on(table.expiresAt).where(sql`${table.expiredAt} is null`),
    check('coin_grants_amount_positive', sql`${table.amount} > 0`),
    check('coin_grants_remaining_in_range', sql`${table.remaining} between 0 and ${table.amount}`),
    check('coin_grants_expired_is_empty', sql`${table.expiredAt} is null or ${table.remaining} = 0`),
  ],
);

export const holdStates = ['held', 'settled', 'released'] as const;
export type HoldState = (typeof holdStates)[number];

/** The price of a job, reserved until the job ends. */
export const coinHolds = pgTable(
  'coin_holds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    jobId: text('job_id').notNull(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: holdStates }).notNull(),
    /** What a settled hold gave back: the price of pictures that were not made. */
    returned: integer('returned').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('coin_holds_job').on(table.jobId),
    index('coin_holds_user').on(table.userId, table.createdAt),
    check('coin_holds_amount_positive', sql`${table.amount} > 0`),
    check(
      'coin_holds_returned_in_range',
      sql`${table.returned} = 0 or (${table.state} = 'settled' and ${table.returned} between 1 and ${table.amount} - 1)`,
    ),
    check('coin_holds_end_is_dated', sql`(${table.state} = 'held') = (${table.endedAt} is null)`),
  ],
);

/** Which grants a hold took its coins from. */
export const coinHoldParts = pgTable(
  'coin_hold_parts',
  {
    holdId: text('hold_id')
      .notNull()
      .references(() => coinHolds.id),
    grantId: text('grant_id')
      .notNull()
      .references(() => coinGrants.id),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holdId, table.grantId] }),
    check('coin_hold_parts_amount_positive', sql`${table.amount} > 0`),
  ],
);

/** The ledger: every change of every grant, append-only. */
export const coinEntries = pgTable(
  'coin_entries',
  {
    userId: text('user_id').notNull(),
    id: text('id').notNull(),
    grantId: text('grant_id')
      .notNull()
      .references(() => coinGrants.id),
    holdId: text('hold_id').references(() => coinHolds.id),
    kind: text('kind', { enum: entryKinds }).notNull(),
    /** Signed: what the entry adds to its grant. */
    amount: integer('amount').notNull(),
    reference: text('reference').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique('coin_entries_reference').on(table.reference),
    index('coin_entries_grant').on(table.grantId),
    // For the operator: all users' entries by time, and the rare kinds.
    index('coin_entries_newest').on(table.createdAt),
    index('coin_entries_rare').on(table.createdAt).where(sql`${table.kind} in ('clawback', 'adjust')`),
    check(
      'coin_entries_sign_fits_kind',
      sql`case ${table.kind}
        when 'grant' then ${table.amount} > 0
        when 'release' then ${table.amount} > 0
        when 'settle' then ${table.amount} = 0
        when 'adjust' then ${table.amount} <> 0
        else ${table.amount} < 0 end`,
    ),
  ],
);

const coins = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Sums of past UTC days (`CoinDay`), so that the ledger is summed only once. */
export const coinDays = pgTable('coin_days', {
  day: date('day').primaryKey(),
  signup: coins('signup'),
  subscription: coins('subscription'),
  firstMonthOffer: coins('first_month_offer'),
  admin: coins('admin'),
  spent: coins('spent'),
  expired: coins('expired'),
  clawedBack: coins('clawed_back'),
  takenAway: coins('taken_away'),
});
