import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('works without any variable', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      port: 3000,
      stopGraceMs: 10_000,
      host: '127.0.0.1',
      publicUrl: null,
      role: 'all',
      databaseUrl: null,
      s3: null,
      localAccounts: true,
      adminEmails: [],
      signupCoinsDays: 30,
      contentPolicy: { isOn: true, wordsFile: null },
    });
    expect(config.dataDir).toMatch(/\/data$/);
  });

  it('reads set variables, and ignores empty values', () => {
    const config = loadConfig({
      PORT: '0',
      PUBLIC_URL: 'https://studio.example/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      ADMIN_EMAILS: 'Ada@Example.com,bob@example.com',
      LOCAL_ACCOUNTS: 'off',
      SHARE_LINKS: 'off',
      CONTENT_POLICY: 'off',
      CONTENT_POLICY_WORDS: '/etc/adventure/words.txt',
      DATABASE_URL: '',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    });
    expect(config).toMatchObject({
      port: 0,
      publicUrl: 'https://studio.example',
      trustProxy: ['10.0.0.0/8', '::1'],
      adminEmails: ['ada@example.com', 'bob@example.com'],
      localAccounts: false,
      shareLinks: false,
      contentPolicy: { isOn: false, wordsFile: '/etc/adventure/words.txt' },
      databaseUrl: null,
      s3: {
        endpoint: 'http://127.0.0.1:9000',
        bucket: 'pictures',
        region: 'us-east-1',
        credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      },
    });
  });

  it('reports all problems at once, without repeating a value', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      PUBLIC_URL: 'studio.example',
      ROLE: 'web',
      TRUST_PROXY: '10.0.0.0/99',
      SESSION_SECRET: 'hunter2',
      ENCRYPTION_KEY: 'hunter2',
      ADMIN_EMAILS: 'ada',
      S3_ACCESS_KEY_ID: 'hunter2',
    });
    const names = ['PORT', 'PUBLIC_URL', 'TRUST_PROXY', 'SESSION_SECRET', 'ENCRYPTION_KEY', 'ADMIN_EMAILS'];
    for (const name of [
      ...names,
      'ROLE web needs DATABASE_URL',
      'S3_BUCKET is missing',
      'S3_ACCESS_KEY_ID and',
    ]) {
      expect(problems.filter((problem) => problem.startsWith(name))).toHaveLength(1);
    }
    expect(problems).toHaveLength(9);
    expect(problems.join()).not.toContain('hunter2');
  });

  it.each([
    [{ PUBLIC_URL: 'https://studio.example/app' }],
    [{ ROLE: 'everything' }],
    [{ DATABASE_URL: 'mysql://localhost/adventure' }],
    [{ SIGNUP_COINS_DAYS: '0' }],
    [{ SIGNUP_COINS_DAYS: '1.5' }],
    [{ PORT: '65536' }],
    [{ HOST: 'not a host' }],
    [{ LOG_LEVEL: 'loud' }],
    [{ SUPPORT_EMAIL: 'help' }],
    [{ COMMUNITY_URL: 'javascript:alert(1)' }],
    [{ OPERATOR_NAME: 'a'.repeat(201) }],
  ])('refuses %j with one problem', (env) => {
    expect(problemsOf(env)).toHaveLength(1);
  });

  it('accepts a key in base64 and in hexadecimal', () => {
    const bytes = Buffer.alloc(32, 7);
    for (const key of [bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')]) {
      expect(loadConfig({ ENCRYPTION_KEY: key }).encryptionKey).toBe(key);
    }
    expect(problemsOf({ ENCRYPTION_KEY: Buffer.alloc(31).toString('base64') })).toHaveLength(1);
  });
});

describe('mail and providers', () => {
  it('are off by default', () => {
    expect(loadConfig({})).toMatchObject({ smtp: null, google: null, oidc: null });
  });

  it("are read, with a provider's name from its URL by default", () => {
    const config = loadConfig({
      SMTP_URL: 'smtps://user:password@mail.example:465',
      MAIL_FROM: 'Adventure <studio@example.com>',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      OIDC_ISSUER: 'https://id.example/realms/studio',
      OIDC_CLIENT_ID: 'adventure',
    });
    expect(config).toMatchObject({
      smtp: { from: 'Adventure <studio@example.com>' },
      google: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
      oidc: { name: 'id.example', clientId: 'adventure', clientSecret: null },
    });
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL and MAIL_FROM must be set together'],
    [{ GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together'],
    [{ OIDC_CLIENT_ID: 'id' }, 'OIDC_ISSUER and OIDC_CLIENT_ID must be set together'],
    [{ OIDC_ISSUER: 'id.example', OIDC_CLIENT_ID: 'id' }, 'OIDC_ISSUER must be a web address'],
  ])('are refused if incomplete or wrong: %o', (env, problem) => {
    expect(problemsOf(env)).toContain(problem);
  });

  it.each(['nobody', 'A <b', 'a@b.example>', 'A <a@b.example> <c@d.example>', 'A\n<a@b.example>'])(
    'refuse %j as a sender',
    (sender) => {
      const problems = problemsOf({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: sender });
      expect(problems).toEqual(['MAIL_FROM must be an e-mail address, or Name <address>']);
    },
  );

  it('reads OpenAI by its key, and other servers by their names', () => {
    const { engines } = loadConfig({
      OPENAI_API_KEY: 'sk-1',
      COMPATIBLE_HOME_URL: 'http://192.168.1.20:1234/v1/',
      COMPATIBLE_HOME_MODEL: 'sd-cpp-local',
      COMPATIBLE_HOME_KIND: 'sd-server',
      ENGINE_THUMBNAIL: 'Home, builtin',
      ENGINE_ENHANCE: 'openai',
      ENGINE_OPENAI_DAILY_USD: '2.50',
    });
    expect(engines.given).toEqual([
      { id: 'openai', blueprint: 'openai', values: { key: 'sk-1' } },
      {
        id: 'home',
        blueprint: 'compatible',
        values: { baseUrl: 'http://192.168.1.20:1234/v1', model: 'sd-cpp-local', kind: 'sd-server' },
      },
    ]);
    expect(engines.dailyMicros).toEqual({ openai: 2_500_000 });
    expect(engines.chains).toEqual({
      Thumbnail: ['home', 'builtin'],
      enhancePrompt: ['openai'],
      enhanceStyle: ['openai'],
    });
    expect(loadConfig({}).engines).toEqual({ given: [], chains: {}, dailyMicros: {}, free: [] });
  });

  it.each([
    [{ COMPATIBLE_HOME_MODEL: 'one' }, 'COMPATIBLE_HOME_URL is missing'],
    [
      { COMPATIBLE_HOME_URL: 'home', COMPATIBLE_HOME_MODEL: 'one' },
      'COMPATIBLE_HOME_URL must be a web address',
    ],
    [
      { COMPATIBLE_HOME_URL: 'http://home' },
      'COMPATIBLE_HOME_MODEL is missing: it names the model that makes pictures',
    ],
    [
      { COMPATIBLE_HOME_URL: 'http://home', COMPATIBLE_HOME_MODEL: 'one', COMPATIBLE_HOME_KIND: 'big' },
      'COMPATIBLE_HOME_KIND must be one of plain, sd-server, localai',
    ],
    [
      { ENGINE_TRAIN: 'opnai' },
      expect.stringMatching(/^ENGINE_TRAIN names the unknown engine "opnai"\. Known engines: builtin, /),
    ],
    [{ ENGINE_OPNAI_DAILY_USD: '5' }, expect.stringMatching(/^ENGINE_OPNAI_DAILY_USD is about no engine: /)],
    [
      { ENGINE_OPENAI_DAILY_USD: 'five' },
      'ENGINE_OPENAI_DAILY_USD must be an amount in US dollars, such as 5 or 2.50',
    ],
    [{ OPENAI_API_KEY: 'sk-1\nx-evil: 1' }, 'OPENAI_API_KEY must be one line'],
    [
      { COMPATIBLE_BUILTIN_URL: 'http://home', COMPATIBLE_BUILTIN_MODEL: 'one' },
      'COMPATIBLE_BUILTIN_URL takes a name that another engine has',
    ],
  ])('explains what is wrong with %j', (env, problem) => {
    expect(problemsOf(env)).toEqual([problem]);
  });
});

describe('billing', () => {
  const key = { STRIPE_SECRET_KEY: 'sk_test_1' };
  const paidEngine = { OPENAI_API_KEY: 'sk-1' };
  const ownEngine = { COMFYUI_URL: 'http://127.0.0.1:8188' };

  it.each<[string, Record<string, string>, string]>([
    ['the sandbox without a word', {}, 'sandbox'],
    ['Stripe with its key', key, 'stripe'],
    ['Stripe with its key beside an engine that costs money', { ...key, ...paidEngine }, 'stripe'],
    ['nothing beside an engine that costs money', paidEngine, 'off'],
    ['nothing beside an engine of one’s own that nobody called free', ownEngine, 'off'],
    ['the sandbox beside a free engine', { ...ownEngine, ENGINE_FREE: 'comfyui' }, 'sandbox'],
    [
      'the sandbox beside an engine that costs money, where that is said',
      { ...paidEngine, BILLING: 'sandbox' },
      'sandbox',
    ],
    ['the sandbox beside a key, where that is said', { ...key, BILLING: 'sandbox' }, 'sandbox'],
    ['nothing beside a key, where that is said', { ...key, BILLING: 'off' }, 'off'],
  ])('is %s', (_, env, mode) => {
    const { billing } = loadConfig(env);
    expect(billing.mode).toBe(mode);
    expect(billing.stripe === null).toBe(mode !== 'stripe');
  });

  it('reads the Stripe settings', () => {
    const env = { ...key, STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_BASE: 'http://127.0.0.1:12111/' };
    expect(loadConfig(env).billing.stripe).toEqual({
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      apiBase: 'http://127.0.0.1:12111',
    });
    expect(loadConfig(key).billing.stripe).toMatchObject({ webhookSecret: null, apiBase: null });
  });

  it.each<[Record<string, string>, string]>([
    [{ BILLING: 'stripe' }, 'STRIPE_SECRET_KEY is missing: BILLING is stripe'],
    [{ BILLING: 'paypal' }, 'BILLING must be stripe, sandbox or off'],
    [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET must be a webhook’s signing secret'],
    [{ STRIPE_API_BASE: 'stripe' }, 'STRIPE_API_BASE must be a web address'],
    [{ STRIPE_API_BASE: 'http://127.0.0.1/v1' }, 'STRIPE_API_BASE must have no path'],
  ])('refuses %o', (env, problem) => {
    expect(problemsOf(env).join('\n')).toContain(problem);
  });
});
