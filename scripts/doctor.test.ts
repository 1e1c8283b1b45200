import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Runs the doctor with only these variables. */
function examine(env: Record<string, string>) {
  const script = path.join(import.meta.dirname, 'doctor.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('warns of costs, prints no secret, and exits with 0', () => {
  const key = 'sk-never-to-be-seen-0123456789';
  const { status, stdout } = examine({ OPENAI_API_KEY: key, BILLING: 'sandbox' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/! BILLING=sandbox is set, but sandbox payments are off.*\(openai\)/);
  expect(stdout).toMatch(/! New users get their first coins when they confirm their address/);
  expect(stdout).not.toContain(key);
});

it('prints no warning without variables, and exits with 1 for an invalid one', () => {
  expect(examine({})).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('No cost warnings.'),
  });
  const { status, stderr } = examine({ BILLING: 'paypal' });
  expect(status).toBe(1);
  expect(stderr).toContain('BILLING must be stripe, sandbox or off');
});

it('counts an engine with an address as paid until ENGINE_FREE names it', () => {
  const gateway = { COMPATIBLE_GATE_URL: 'https://gateway.example/v1', COMPATIBLE_GATE_MODEL: 'flux' };
  expect(examine(gateway).stdout).toMatch(/! The sandbox is off because your engines cost money.*\(gate\)/);
  expect(examine({ ...gateway, ENGINE_FREE: 'gate' }).stdout).toContain('No cost warnings.');
  const unknown = examine({ ...gateway, ENGINE_FREE: 'gate,dalek' });
  expect(unknown.status).toBe(1);
  expect(unknown.stderr).toContain('ENGINE_FREE names the unknown engine "dalek"');
});
