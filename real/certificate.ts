import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A self-signed certificate for `studio.localhost`: as two files, and both in one. */
export function makeCertificate(folder: string): { certificate: string; key: string; both: string } {
  const [certificate, key, both] = ['studio.pem', 'studio.key', 'studio.both.pem'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=studio.localhost'],
      ...[
        '-addext',
        'subjectAltName=DNS:studio.localhost,DNS:localhost',
        '-keyout',
        key,
        '-out',
        certificate,
      ],
    ],
    { stdio: 'ignore' },
  );
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return { certificate, key, both };
}
