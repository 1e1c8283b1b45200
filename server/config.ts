import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { coinLimits } from '#contract/limits.ts';

const fromList = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const isNetwork = (value: string) => (isIP(value) ? true : ipaddr.isValidCIDR(value));

/** Base64 or hexadecimal of exactly 32 bytes. */
const isKey = (value: string) =>
  /^[0-9a-f]{64}$/i.test(value) ||
  (/^[A-Za-z0-9+/_-]{43}=?$/.test(value) && Buffer.from(value, 'base64').length === 32);

const webAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);

const isSender = (value: string) =>
  z.email().safeParse(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value).success;

const wholeNumber = (min: number, max: number, message: string) =>
  z.coerce.number(message).int(message).min(min, message).max(max, message);

/**
 * Every variable that Adventure reads: its name, what it must look like, and what it is when not set. A feature adds
 * its own lines here and its field to `Config`. The messages never repeat the value, which may be a secret.
 */
const environmentSchema = z.object({
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
  YOUTUBE_IMAGE_BASE: z
    .string()
    .refine(webAddress, 'must be a web address')
    .refine((value) => !webAddress(value) || new URL(value).pathname === '/', 'must have no path')
    .optional(),
  SIGNUP_COINS_DAYS: wholeNumber(1, 3650, 'must be a whole number of days, 1 to 3650').default(
    coinLimits.signupDays,
  ),
});

type Environment = z.infer<typeof environmentSchema>;

export interface S3Config {
  /** Null for Amazon's own. */
  endpoint: string | null;
  bucket: string;
  region: string;
  /** Null where the machine itself has the right (instance roles). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

export interface ProviderConfig {
  issuer: string;
  clientId: string;
  /** Null for a public client. */
  clientSecret: string | null;
}

export interface Config {
  port: number;
  host: string;
  /** Origin under which browsers reach Adventure, without a slash at its end; null when it was not said. */
  publicUrl: string | null;
  /** Absolute. */
  dataDir: string;
  role: 'all' | 'web' | 'worker';
  logLevel: Environment['LOG_LEVEL'];
  /** Addresses and networks of proxies whose forwarding headers are believed. */
  trustProxy: readonly string[];
  /** Bearer token for `/metrics`; null leaves it to loopback peers. */
  metricsToken: string | null;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  /** Null for objects on disk. */
  s3: S3Config | null;
  /** Null for the one that is kept in the database. */
  sessionSecret: string | null;
  encryptionKey: string | null;
  localAccounts: boolean;
  /** Lower case. */
  adminEmails: readonly string[];
  /** Null where people cannot sign in with Google. */
  google: ProviderConfig | null;
  /** The operator's own provider that speaks OpenID Connect; null without one. */
  oidc: (ProviderConfig & { name: string }) | null;
  /** Null to keep mails where only admins read them. */
  smtp: { url: string; from: string } | null;
  signupCoinsDays: number;
  /** Whether prompts are held against the content policy, and the operator's own words for it; null without a file. */
  contentPolicy: { isOn: boolean; wordsFile: string | null };
  /** The origin of a server that has YouTube's pictures; null for YouTube's own. */
  youtubeImageBase: string | null;
  /** Who runs this server, for its pages; null for what they left out. */
  operator: {
    name: string | null;
    /** Where letters reach them. */
    address: string | null;
    /** Shown on the pages, and where messages to the operator are mailed. */
    supportEmail: string | null;
    /** The invitation into the operator's community. */
    communityUrl: string | null;
  };
}

/** The environment cannot be used. `problems` names every variable that is wrong and says what it must be. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** The origin under which this machine reaches the server; what links begin with where `publicUrl` was not said. */
export function ownOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Reads the configuration from environment variables, all optional; an empty one counts as not set. */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(
    Object.keys(environmentSchema.shape)
      .map((name) => [name, env[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = environmentSchema.safeParse(present);
  const problems = read.success
    ? contradictions(read.data)
    : [
        ...read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
        ...contradictions(present),
      ];
  if (problems.length > 0 || !read.success) throw new ConfigError(problems);
  return presentConfig(read.data);
}

/** What no variable can be blamed for alone. Looks only at what is there, so that it can run beside other problems. */
function contradictions(values: { [name in keyof Environment]?: unknown }): string[] {
  const problems: string[] = [];
  if ((values.ROLE === 'web' || values.ROLE === 'worker') && !values.DATABASE_URL) {
    problems.push(
      `ROLE ${values.ROLE} needs DATABASE_URL: the embedded database belongs to one process alone`,
    );
  }
  const s3Names = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (!values.S3_BUCKET && s3Names.some((name) => values[name])) {
    problems.push('S3_BUCKET is missing: objects go to S3 when it is set');
  }
  if (Boolean(values.S3_ACCESS_KEY_ID) !== Boolean(values.S3_SECRET_ACCESS_KEY)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  }
  const together = [
    ['SMTP_URL', 'MAIL_FROM'],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ] as const;
  for (const [first, second] of together) {
    if (Boolean(values[first]) !== Boolean(values[second])) {
      problems.push(`${first} and ${second} must be set together`);
    }
  }
  return problems;
}

function presentConfig(values: Environment): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    dataDir: resolve(values.DATA_DIR),
    role: values.ROLE,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    s3: values.S3_BUCKET ? presentS3(values, values.S3_BUCKET) : null,
    sessionSecret: values.SESSION_SECRET ?? null,
    encryptionKey: values.ENCRYPTION_KEY ?? null,
    localAccounts: values.LOCAL_ACCOUNTS,
    adminEmails: values.ADMIN_EMAILS,
    ...presentProviders(values),
    smtp: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    signupCoinsDays: values.SIGNUP_COINS_DAYS,
    contentPolicy: {
      isOn: values.CONTENT_POLICY,
      wordsFile: values.CONTENT_POLICY_WORDS ? resolve(values.CONTENT_POLICY_WORDS) : null,
    },
    youtubeImageBase: values.YOUTUBE_IMAGE_BASE ? new URL(values.YOUTUBE_IMAGE_BASE).origin : null,
    operator: {
      name: values.OPERATOR_NAME ?? null,
      address: values.OPERATOR_ADDRESS ?? null,
      supportEmail: values.SUPPORT_EMAIL ?? null,
      communityUrl: values.COMMUNITY_URL ?? null,
    },
  };
}

function presentProviders(values: Environment): Pick<Config, 'google' | 'oidc'> {
  const { GOOGLE_CLIENT_ID: googleId, GOOGLE_CLIENT_SECRET: googleSecret } = values;
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  return {
    google:
      googleId && googleSecret
        ? { issuer: values.GOOGLE_ISSUER, clientId: googleId, clientSecret: googleSecret }
        : null,
    oidc:
      issuer && clientId
        ? {
            issuer,
            clientId,
            clientSecret: values.OIDC_CLIENT_SECRET ?? null,
            name: values.OIDC_NAME ?? new URL(issuer).hostname,
          }
        : null,
  };
}

function presentS3(values: Environment, bucket: string): S3Config {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return {
    endpoint: values.S3_ENDPOINT ?? null,
    bucket,
    region: values.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}
