import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { backupLimits } from '#contract/backups.ts';
import { billingModes } from '#contract/billing.ts';
import { hourSeconds } from '#contract/durations.ts';
import { coinLimits } from '#contract/limits.ts';
import { serverSettingChoices } from '#contract/server-settings.ts';

const fromList = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isNetwork = (value: string) => (isIP(value) ? true : ipaddr.isValidCIDR(value));

/** Exactly 32 bytes in base64 or hexadecimal. */
const isKey = (value: string) =>
  /^[0-9a-f]{64}$/i.test(value) ||
  (/^[A-Za-z0-9+/_-]{43}=?$/.test(value) && Buffer.from(value, 'base64').length === 32);

const webAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);

const isSender = (value: string) =>
  z.email().safeParse(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success;

const wholeNumber = (min: number, max: number, message: string) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message);

/**
 * Every variable that Adventure reads: its name, format and default. A feature adds its lines here and its
 * field to `Config`; blueprints read the engines' variables. Messages never repeat the value, which may be a
 * secret.
 */
export const environmentSchema = z.object({
  STOP_GRACE_SECONDS: wholeNumber(0, hourSeconds, 'must be a number of seconds, 0 to 3600').default(10),
  PORT: wholeNumber(0, 65_535, 'must be a port, 0 to 65535').default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  PUBLIC_URL: z
    .string()
    .refine(webAddress, 'must be a web address such as https://studio.example')
    .refine((value) => !webAddress(value) || new URL(value).pathname === '/', 'must have no path')
    .optional(),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: wholeNumber(
    1,
    backupLimits.maxKept,
    `must be a whole number of backups, 1 to ${backupLimits.maxKept}`,
  ).default(backupLimits.kept),
  BACKUP_FIRST_AFTER_SECONDS: wholeNumber(
    1,
    backupLimits.mostFirstAfterSeconds,
    `must be a whole number of seconds, 1 to ${backupLimits.mostFirstAfterSeconds}`,
  ).default(backupLimits.firstAfterSeconds),
  BACKUP_OBJECTS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
  TRUST_PROXY: z
    .string()
    .transform(fromList)
    .refine((list) => list.every(isNetwork), 'must be addresses or networks such as 10.0.0.0/8, with commas')
    .default([]),
  ENGINE_LINK_LOCAL_HOSTS: z
    .string()
    .transform((value) => fromList(value.toLowerCase()))
    .default([]),
  ALERT_WEBHOOK_URL: z.string().refine(webAddress, 'must be a web address').optional(),
  ALERT_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
      'must be a PostgreSQL address such as postgres://user:password@host:5432/database',
    )
    .optional(),
  S3_ENDPOINT: z.string().refine(webAddress, 'must be a web address').optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ENCRYPTION_KEY: z.string().refine(isKey, 'must be 32 bytes in base64 or hexadecimal').optional(),
  LOCAL_ACCOUNTS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
  COINS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
  CO_OWNERSHIP: z.enum(serverSettingChoices.coOwnership, 'must be on or off').optional(),
  SIGNUP: z.enum(serverSettingChoices.signup, 'must be open, invite or closed').optional(),
  REQUIRE_ADMIN_2FA: z
    .enum(['on', 'off'], 'must be on or off')
    .default('off')
    .transform((value) => value === 'on'),
  ADMIN_EMAILS: z
    .string()
    .transform((value) => fromList(value.toLowerCase()))
    .refine(
      (list) => list.every((email) => z.email().safeParse(email).success),
      'must be e-mail addresses, with commas',
    )
    .default([]),
  CONTENT_POLICY: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
  CONTENT_POLICY_WORDS: z.string().optional(),
  SHARE_LINKS: z
    .enum(['on', 'off'], 'must be on or off')
    .default('on')
    .transform((value) => value === 'on'),
  OPERATOR_NAME: z.string().max(200, 'must have at most 200 characters').optional(),
  OPERATOR_ADDRESS: z.string().max(500, 'must have at most 500 characters').optional(),
  SUPPORT_EMAIL: z
    .string()
    .refine((value) => z.email().safeParse(value).success, 'must be an e-mail address')
    .optional(),
  COMMUNITY_URL: z.string().refine(webAddress, 'must be a web address').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z
    .string()
    .refine(webAddress, 'must be a web address')
    .default('https://accounts.google.com'),
  OIDC_ISSUER: z.string().refine(webAddress, 'must be a web address').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must have at most 40 characters').optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
      'must be an SMTP address such as smtps://user:password@host:465',
    )
    .optional(),
  MAIL_FROM: z.string().refine(isSender, 'must be an e-mail address, or Name <address>').optional(),
  BILLING: z.enum(billingModes, 'must be stripe, sandbox or off').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_[A-Za-z0-9_]+$/, 'must be a secret or restricted key of Stripe, such as sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be a webhook’s signing secret, such as whsec_…')
    .optional(),
  STRIPE_API_BASE: z
    .string()
    .refine(webAddress, 'must be a web address')
    .refine((value) => !webAddress(value) || new URL(value).pathname === '/', 'must have no path')
    .optional(),
  YOUTUBE_IMAGE_BASE: z
    .string()
    .refine(webAddress, 'must be a web address')
    .refine((value) => !webAddress(value) || new URL(value).pathname === '/', 'must have no path')
    .optional(),
  SIGNUP_COINS_DAYS: wholeNumber(1, 3650, 'must be a whole number of days, 1 to 3650').default(
    coinLimits.signupDays,
  ),
});

export type Environment = z.infer<typeof environmentSchema>;
