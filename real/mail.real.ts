import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../e2e/harness/server.ts';
import { makeCertificate } from './certificate.ts';
import { createClient } from './client.ts';
import { freePort, has, makeFolder, type Program, startProgram } from './programs.ts';

const password = 's3cr/et+pw';
const isRoot = process.getuid?.() === 0;

/** Postfix and Dovecot change their users, which only root may start. */
describe.runIf(isRoot)('Postfix and Dovecot', () => {
  const folder = makeFolder();
  chmodSync(folder.folder, 0o755);
  const at = (...parts: string[]) => path.join(folder.folder, ...parts);
  let programs: Program[] = [];
  let ports: { plain: number; submission: number; smtps: number };
  let certificate: string;

  beforeAll(async () => {
    for (const program of ['postfix', 'doveadm']) if (!has(program)) throw new Error(`${program} is missing`);
    ports = { plain: await freePort(), submission: await freePort(), smtps: await freePort() };
    const made = makeCertificate(folder.folder);
    certificate = made.certificate;
    const auth = at('auth');
    mkdirSync(at('mail'), { mode: 0o777 });
    chmodSync(at('mail'), 0o777);
    writeFileSync(at('users'), `jane@example.org:{PLAIN}${password}:65534:65534::${at('mail')}::\n`);
    writeFileSync(at('dovecot.conf'), dovecotOf(at, auth));
    const queue = at('queue');
    const data = at('postfix-data');
    mkdirSync(queue);
    mkdirSync(data);
    execFileSync('chown', ['postfix', data]);
    mkdirSync(at('postfix'));
    writeFileSync(at('postfix/main.cf'), mainOf({ queue, data, auth, at, ...made }));
    writeFileSync(at('postfix/master.cf'), masterOf(ports));
    writeFileSync(at('mailboxes'), 'jane@example.org jane/\n');
    writeFileSync(at('recipients'), 'grey@example.org 451 4.7.1 try again later\n');
    const imap = await freePort();
    const dovecot = readFileSync(at('dovecot.conf'), 'utf8').replace('IMAP_PORT', String(imap));
    writeFileSync(at('dovecot.conf'), dovecot);
    programs = [await startProgram('dovecot', ['-F', '-c', at('dovecot.conf')], { port: imap })];
    programs.push(await startProgram('postfix', ['-c', at('postfix'), 'start-fg'], { port: ports.plain }));
  });
  afterAll(async () => {
    for (const program of programs.reverse()) await program.stop();
    folder.remove();
  });

  let runs = 0;
  /** Signs up with these addresses at a server with this mail server; returns what it has logged. */
  async function signUpWith(env: Record<string, string>, addresses: readonly string[], until: () => boolean) {
    runs += 1;
    const server = await startServer({
      dataDir: at(`data-${runs}`),
      env: { MAIL_FROM: 'Adventure Stúdio <studio@example.org>', ...env },
    });
    try {
      for (const address of addresses) {
        const client = createClient(server.origin);
        expect((await client.signUp(address)).status).toBe(200);
        await client.close();
      }
      await expect.poll(() => until() || server.output().includes('a mail')).toBe(true);
      return server.output();
    } finally {
      await server.stop();
    }
  }

  const arrived = () => {
    try {
      return readdirSync(at('mail/jane/new')).map((name) => readFileSync(at('mail/jane/new', name), 'utf8'));
    } catch {
      return [];
    }
  };

  it.each([
    ['on this machine, with a certificate of its own', () => `smtp://127.0.0.1:${ports.plain}`, false],
    ['with STARTTLS and a password', () => `smtp://${user}@localhost:${ports.submission}`, true],
    ['with TLS from the start and a password', () => `smtps://${user}@localhost:${ports.smtps}`, true],
  ])('delivers to a server %s', async (_title, address, isTrusted) => {
    const before = arrived().length;
    const env = { SMTP_URL: address(), ...(isTrusted && { NODE_EXTRA_CA_CERTS: certificate }) };
    const log = await signUpWith(env, ['jane@example.org'], () => arrived().length > before);
    expect(log).not.toContain('a mail');
    const mail = arrived().at(-1) ?? '';
    expect(mail).toContain('From: =?UTF-8?');
    expect(mail).toMatch(/^Content-Type: multipart\/alternative/m);
  });

  it('refuses a password in words that name no recipient', async () => {
    const SMTP_URL = `smtps://jane%40example.org:wrong@localhost:${ports.smtps}`;
    const log = await signUpWith({ SMTP_URL }, ['jane@example.org'], () => false);
    expect(log).toContain('EAUTH');
    expect(log).not.toContain('jane@');
  });

  it('gives up an unknown recipient at once, and keeps the addresses out of the log', async () => {
    const SMTP_URL = `smtp://127.0.0.1:${ports.plain}`;
    const log = await signUpWith({ SMTP_URL }, ['nobody@example.org'], () => false);
    expect(log).toContain('a mail was refused for good');
    expect(log).toContain('550');
    expect(log).not.toContain('nobody@');
  });

  it('tries a recipient again who is refused for now', async () => {
    const SMTP_URL = `smtp://127.0.0.1:${ports.plain}`;
    const log = await signUpWith({ SMTP_URL }, ['grey@example.org'], () => false);
    expect(log).toContain('will be retried');
    expect(log).not.toContain('grey@');
  });
});

const user = `jane%40example.org:${encodeURIComponent(password)}`;

function dovecotOf(at: (...parts: string[]) => string, auth: string): string {
  return `
base_dir = ${at('dovecot-run')}
log_path = /dev/stderr
protocols = imap
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${at('mail/%n')}
auth_mechanisms = plain login
passdb {
  driver = passwd-file
  args = username_format=%u ${at('users')}
}
userdb {
  driver = passwd-file
  args = username_format=%u ${at('users')}
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = IMAP_PORT
  }
  inet_listener imaps {
    port = 0
  }
}
service auth {
  unix_listener ${auth} {
    mode = 0666
  }
}
`;
}

function mainOf({
  queue,
  data,
  auth,
  at,
  certificate,
  key,
}: {
  queue: string;
  data: string;
  auth: string;
  at(...parts: string[]): string;
  certificate: string;
  key: string;
}): string {
  return `
compatibility_level = 3.6
queue_directory = ${queue}
data_directory = ${data}
maillog_file = ${at('postfix.log')}
maillog_file_prefixes = ${at()}
multi_instance_enable = no
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mx.example.org
mydestination =
smtputf8_enable = no
smtpd_tls_security_level = may
smtpd_tls_cert_file = ${certificate}
smtpd_tls_key_file = ${key}
smtpd_sasl_type = dovecot
smtpd_sasl_path = ${auth}
smtpd_recipient_restrictions = check_recipient_access texthash:${at('recipients')}, permit_sasl_authenticated, reject_unauth_destination
virtual_mailbox_domains = example.org
virtual_mailbox_base = ${at('mail')}
virtual_mailbox_maps = texthash:${at('mailboxes')}
virtual_uid_maps = static:65534
virtual_gid_maps = static:65534
virtual_minimum_uid = 100
virtual_mailbox_limit = 0
alias_maps =
alias_database =
`;
}

function masterOf({
  plain,
  submission,
  smtps,
}: {
  plain: number;
  submission: number;
  smtps: number;
}): string {
  return `
127.0.0.1:${plain} inet n - n - - smtpd
127.0.0.1:${submission} inet n - n - - smtpd
  -o smtpd_tls_security_level=encrypt
  -o smtpd_sasl_auth_enable=yes
127.0.0.1:${smtps} inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
  -o smtpd_sasl_auth_enable=yes
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;
}
