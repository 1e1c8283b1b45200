import { resolve } from 'node:path';
import type { BillingMode } from '#contract/billing.ts';
import { secondMs } from '#contract/durations.ts';
import { engineBlueprints } from './configured-engines.ts';
import { paidEnginesOf, readEngineSettings } from './engine-config.ts';
import { type Environment, environmentSchema } from './environment.ts';
import type { EngineSettings } from './features/engines/engines.ts';
import type { ServerSettingsDeps } from './features/server-settings/server-settings.ts';
import type { BackupPlace } from './platform/backups/backup-folder.ts';
import { defaultBackups } from './platform/backups/places.ts';

export interface S3Config {
  /** Null for Amazon's own. */
  endpoint: string | null;
  bucket: string;
  region: string;
  /** Null if the machine itself is authorised (instance roles). */
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
  /** How long requests, drawings and calls of engines may go on after a stop signal. */
  stopGraceMs: number;
  host: string;
  /** Origin under which browsers reach Adventure, without a trailing slash; null when not set. */
  publicUrl: string | null;
  /** Absolute. */
  dataDir: string;
  /** Where backups are taken to, and whether with the pictures of the data folder. */
  backups: BackupPlace & { isFolderGiven: boolean; withObjects: boolean; firstAfterMs: number };
  role: 'all' | 'web' | 'worker';
  logLevel: Environment['LOG_LEVEL'];
  /** Addresses and networks of trusted proxies. */
  trustProxy: readonly string[];
  /** Hosts of engines that may have a link-local address. */
  linkLocalHosts: readonly string[];
  /** Where alerts are posted to; null for nowhere. */
  alertWebhook: { url: string; secret: string | null } | null;
  /** Bearer token for `/metrics`; null restricts it to loopback clients. */
  metricsToken: string | null;
  /** Null for the embedded database. */
  databaseUrl: string | null;
  /** Null for objects on disk. */
  s3: S3Config | null;
  /** Null for the one stored in the database. */
  sessionSecret: string | null;
  encryptionKey: string | null;
  localAccounts: boolean;
  /** Lower case. */
  adminEmails: readonly string[];
  /** Whether admins with a password need two-factor sign-in for the admin panel. */
  requireAdminSecondFactor: boolean;
  /** The operator's choices that the environment sets. */
  settings: ServerSettingsDeps['environment'];
  /** Null if users cannot sign in with Google. */
  google: ProviderConfig | null;
  /** The operator's OpenID Connect provider; null without one. */
  oidc: (ProviderConfig & { name: string }) | null;
  /** Null to keep mails where only admins read them. */
  smtp: { url: string; from: string } | null;
  signupCoinsDays: number;
  /** Whether pictures cost coins. Without coins nothing is sold, and every account has the largest plan. */
  usesCoins: boolean;
  /**
   * Whether prompts are checked against the content policy, and the operator's word list; null without a
   * file.
   */
  contentPolicy: { isOn: boolean; wordsFile: string | null };
  /** Whether users can make private links, and whether those that exist open. */
  shareLinks: boolean;
  /** How plans are paid. */
  billing: BillingConfig;
  /** The engines besides the built-in one, and the chains. */
  engines: EngineSettings;
  /** The origin of a replacement for YouTube's picture server; null for YouTube's own. */
  youtubeImageBase: string | null;
  /** The operator's details for public pages; null for missing ones. */
  operator: {
    name: string | null;
    /** Postal address. */
    address: string | null;
    /** Public, and the recipient of messages to the operator. */
    supportEmail: string | null;
    /** The invitation to the operator's community. */
    communityUrl: string | null;
  };
}

export interface BillingConfig {
  /**
   * From the environment only: while a paid engine is set up, `sandbox` sells nothing, even if it was set
   * explicitly.
   */
  mode: BillingMode;
  /** Whether the operator has set `BILLING`. */
  isModeExplicit: boolean;
  /** Null unless the mode is `stripe`. */
  stripe: {
    secretKey: string;
    /** Signs webhooks; null if none are expected. */
    webhookSecret: string | null;
    /** The origin of a Stripe stand-in; null for Stripe itself. */
    apiBase: string | null;
  } | null;
}

/** The environment is invalid. `problems` names every wrong variable and its expected value. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** The origin under which this machine reaches the server; used for links without `publicUrl`. */
export function ownOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const name = isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Reads the configuration from environment variables, all optional; an empty one is ignored. */
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
  const engines = readEngineSettings(engineBlueprints, env, problems);
  if (!read.success || problems.length > 0) throw new ConfigError(problems);
  return presentConfig(read.data, engines);
}

/** Problems of combinations. Ignores invalid variables, so that it can run beside other problems. */
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
  if (values.BILLING === 'stripe' && !values.STRIPE_SECRET_KEY) {
    problems.push('STRIPE_SECRET_KEY is missing: BILLING is stripe');
  }
  if (values.COINS === false || values.COINS === 'off') {
    if (values.BILLING === 'stripe' || values.BILLING === 'sandbox') {
      problems.push(`BILLING must be off or not set: COINS is off, so there is nothing to sell`);
    }
  }
  if (values.ALERT_WEBHOOK_SECRET && !values.ALERT_WEBHOOK_URL) {
    problems.push('ALERT_WEBHOOK_URL is missing: ALERT_WEBHOOK_SECRET signs what is posted to it');
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

function presentConfig(values: Environment, engines: EngineSettings): Config {
  return {
    engines,
    billing: presentBilling(values, engines),
    port: values.PORT,
    stopGraceMs: values.STOP_GRACE_SECONDS * secondMs,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    dataDir: resolve(values.DATA_DIR),
    backups: {
      folder: values.BACKUP_DIR
        ? resolve(values.BACKUP_DIR)
        : defaultBackups(resolve(values.DATA_DIR)).folder,
      keep: values.BACKUP_KEEP,
      isFolderGiven: values.BACKUP_DIR !== undefined,
      withObjects: values.BACKUP_OBJECTS,
      firstAfterMs: values.BACKUP_FIRST_AFTER_SECONDS * secondMs,
    },
    role: values.ROLE,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    linkLocalHosts: values.ENGINE_LINK_LOCAL_HOSTS,
    alertWebhook: values.ALERT_WEBHOOK_URL
      ? { url: values.ALERT_WEBHOOK_URL, secret: values.ALERT_WEBHOOK_SECRET ?? null }
      : null,
    metricsToken: values.METRICS_TOKEN ?? null,
    databaseUrl: values.DATABASE_URL ?? null,
    s3: values.S3_BUCKET ? presentS3(values, values.S3_BUCKET) : null,
    sessionSecret: values.SESSION_SECRET ?? null,
    encryptionKey: values.ENCRYPTION_KEY ?? null,
    localAccounts: values.LOCAL_ACCOUNTS,
    adminEmails: values.ADMIN_EMAILS,
    requireAdminSecondFactor: values.REQUIRE_ADMIN_2FA,
    settings: { signup: values.SIGNUP, coOwnership: values.CO_OWNERSHIP },
    ...presentProviders(values),
    smtp: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
    signupCoinsDays: values.SIGNUP_COINS_DAYS,
    usesCoins: values.COINS,
    contentPolicy: {
      isOn: values.CONTENT_POLICY,
      wordsFile: values.CONTENT_POLICY_WORDS ? resolve(values.CONTENT_POLICY_WORDS) : null,
    },
    shareLinks: values.SHARE_LINKS,
    youtubeImageBase: values.YOUTUBE_IMAGE_BASE ? new URL(values.YOUTUBE_IMAGE_BASE).origin : null,
    operator: {
      name: values.OPERATOR_NAME ?? null,
      address: values.OPERATOR_ADDRESS ?? null,
      supportEmail: values.SUPPORT_EMAIL ?? null,
      communityUrl: values.COMMUNITY_URL ?? null,
    },
  };
}

/**
 * By default Stripe if its key is set, otherwise the sandbox, which gives coins for free. With a paid engine
 * the sandbox is off: its coins would buy calls that the operator pays for. Without coins nothing is sold.
 */
function presentBilling(values: Environment, engines: EngineSettings): BillingConfig {
  const { BILLING: wanted, STRIPE_SECRET_KEY: secretKey } = values;
  const withoutKey = paidEnginesOf(engineBlueprints, engines).length > 0 ? 'off' : 'sandbox';
  const mode = values.COINS ? (wanted ?? (secretKey ? 'stripe' : withoutKey)) : 'off';
  return {
    mode,
    isModeExplicit: wanted !== undefined,
    stripe:
      mode === 'stripe' && secretKey
        ? {
            secretKey,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
            apiBase: values.STRIPE_API_BASE ? new URL(values.STRIPE_API_BASE).origin : null,
          }
        : null,
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
