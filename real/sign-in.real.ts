import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../e2e/harness/server.ts';
import { createClient } from './client.ts';
import { freePort, has, makeFolder, type Program, startProgram } from './programs.ts';

const clientId = 'adventure_1.0';
/** With everything that providers read differently in Basic. */
const clientSecret = 'se/cret+with-odd_chars.~';
const tables = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3';

/** Glewlwyd, a provider of OpenID Connect in C that shares no code with ours. */
describe('Glewlwyd', () => {
  const folder = makeFolder();
  const at = (...parts: string[]) => path.join(folder.folder, ...parts);
  let provider: Program;
  let providerOrigin: string;
  let server: RunningServer;

  beforeAll(async () => {
    if (!has('glewlwyd')) throw new Error('glewlwyd is not installed');
    const [port, target] = [await freePort(), await freePort()];
    providerOrigin = `http://127.0.0.1:${port}`;
    const database = new DatabaseSync(at('glewlwyd.sqlite'));
    database.exec(readFileSync(tables, 'utf8'));
    database.close();
    writeFileSync(at('glewlwyd.conf'), configurationOf({ port, at }));
    provider = await startProgram('glewlwyd', [`--config-file=${at('glewlwyd.conf')}`], { port });
    await setUp(providerOrigin, `http://127.0.0.1:${target}/auth/oidc/callback`);
    server = await startServer({
      dataDir: at('data'),
      env: {
        PORT: String(target),
        OIDC_ISSUER: `${providerOrigin}/api/oidc`,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
        OIDC_NAME: 'Glewlwyd',
      },
    });
    // The first account is the admin.
    const admin = createClient(server.origin);
    await admin.signUp();
    await admin.close();
  });
  afterAll(async () => {
    await server?.stop();
    await provider?.stop();
    folder.remove();
  });

  /** Signs a user in at the provider and follows the browser back. */
  async function signIn(username: string) {
    const ours = createClient(server.origin);
    const theirs = createClient(providerOrigin);
    const begun = await ours.send('/auth/oidc?acceptedTerms=true');
    let address = begun.headers.get('location') ?? '';
    await theirs.send('/api/auth/', json('POST', { username, password: 'password1' }));
    const scope = 'openid profile email';
    await theirs.send(`/api/auth/grant/${clientId}`, json('PUT', { scope }));
    while (!address.startsWith(server.origin)) {
      const answer = await theirs.send(address);
      const next = answer.headers.get('location');
      if (next === null) throw new Error(`Glewlwyd answered ${answer.status}: ${await answer.text()}`);
      // Its page would continue with this parameter once the user has agreed.
      const callback = new URL(next, providerOrigin).searchParams.get('callback_url');
      address = callback === null ? new URL(next, providerOrigin).href : `${callback}&g_continue`;
    }
    const returned = await ours.send(address);
    const check = await ours.json('/api/auth/check');
    const again = await ours.send(address);
    await Promise.all([ours.close(), theirs.close()]);
    const locations = [returned, again].map((response) => response.headers.get('location'));
    return { check, locations };
  }

  it('signs a user in twice, to one account with a verified address', async () => {
    const first = await signIn('jane');
    expect(first.check, server.output()).toMatchObject({
      authenticated: true,
      user: { email: 'jane@example.org', emailVerified: true },
    });
    const second = await signIn('jane');
    expect((second.check.user as { id: string }).id).toBe((first.check.user as { id: string }).id);
  });

  it('leaves an address unverified that the provider has not verified', async () => {
    const { check } = await signIn('joe');
    expect(check).toMatchObject({ user: { email: 'joe@example.org', emailVerified: false } });
  });

  it('takes an answer once only', async () => {
    const { locations } = await signIn('jane');
    expect(locations[0]).not.toContain('error');
    expect(locations[1]).toContain('/login');
  });
});

const json = (method: string, body: object) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

function configurationOf({ port, at }: { port: number; at(...parts: string[]): string }): string {
  const modules = ['user', 'client', 'user_auth_scheme', 'plugin'].map((kind) => {
    const folder = kind === 'user_auth_scheme' ? 'scheme' : kind;
    return `${kind}_module_path="/usr/lib/glewlwyd/${folder}"`;
  });
  return `
port=${port}
bind_address="127.0.0.1"
external_url="http://127.0.0.1:${port}/"
login_url="login.html"
api_prefix="api"
log_mode="console"
log_level="WARNING"
cookie_secure=0
session_expiration=2419200
session_key="GLEWLWYD2_SESSION_ID"
admin_scope="g_admin"
profile_scope="g_profile"
${modules.join('\n')}
hash_algorithm = "SHA256"
database = {
  type = "sqlite3"
  path = "${at('glewlwyd.sqlite')}"
}
`;
}

/** Registers the plugin, our client and its users, as an admin of the provider does. */
async function setUp(origin: string, callback: string): Promise<void> {
  const admin = createClient(origin);
  async function call(method: string, address: string, body: object = {}): Promise<void> {
    const answer = await admin.send(`/api${address}`, json(method, body));
    if (answer.status >= 300)
      throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`);
  }
  await call('POST', '/auth/', { username: 'admin', password: 'password' });
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const users = (await admin.json('/api/mod/user/database')) as {
    parameters: { 'data-format': Record<string, object> };
  };
  users.parameters['data-format'].email_verified = {
    ...{ multiple: false, read: true, write: true, 'profile-read': true, 'profile-write': false },
  };
  await call('PUT', '/mod/user/database', users);
  await call('PUT', '/mod/user/database/reset/');
  const claim = { name: 'email_verified', 'user-property': 'email_verified', type: 'boolean' };
  const verified = { 'boolean-value-true': '1', 'boolean-value-false': '0', mandatory: false };
  await call('POST', '/mod/plugin/', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OIDC',
    parameters: {
      iss: `${origin}/api/oidc`,
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      key: privateKey,
      cert: publicKey,
      'access-token-duration': 3600,
      'refresh-token-duration': 1_209_600,
      'code-duration': 600,
      'refresh-token-rolling': true,
      'allow-non-oidc': false,
      'auth-type-code-enabled': true,
      'auth-type-token-enabled': false,
      'auth-type-id-token-enabled': true,
      'auth-type-none-enabled': false,
      'auth-type-password-enabled': false,
      'auth-type-client-enabled': false,
      'auth-type-device-enabled': false,
      'auth-type-refresh-enabled': true,
      'pkce-allowed': true,
      'pkce-required': true,
      'subject-type': 'public',
      'jwks-show': true,
      'request-parameter-allow': true,
      'name-claim': 'on-demand',
      'name-claim-scope': ['profile'],
      'email-claim': 'on-demand',
      'email-claim-scope': ['email'],
      'scope-claim': 'no',
      claims: [{ ...claim, ...verified, 'on-demand': true, scope: ['email'] }],
      'oauth-as-iss-id': true,
    },
  });
  await call('PUT', '/mod/plugin/oidc/reset/');
  for (const name of ['profile', 'email']) {
    const scope = { name, display_name: name, description: name };
    await call('POST', '/scope/', { ...scope, password_required: true, password_max_age: 0, scheme: {} });
  }
  await call('POST', '/client/', {
    client_id: clientId,
    name: 'Adventure',
    confidential: true,
    client_secret: clientSecret,
    enabled: true,
    redirect_uri: [callback],
    authorization_type: ['code', 'id_token'],
    scope: [],
    token_endpoint_auth_method: ['client_secret_basic', 'client_secret_post'],
  });
  for (const [username, email_verified] of [
    ['jane', '1'],
    ['joe', '0'],
  ]) {
    await call('POST', '/user/', {
      ...{ username, email_verified, name: `Person ${username}`, email: `${username}@example.org` },
      ...{ password: 'password1', enabled: true, scope: ['openid', 'profile', 'email', 'g_profile'] },
    });
  }
  await admin.close();
}
