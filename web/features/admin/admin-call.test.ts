import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;

it('sends every change of the admin panel through the call that asks for fresh proof', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.tsx?$/.test(name) && name !== 'admin-call.ts',
  );
  const calls = files.flatMap((name) =>
    [...readFileSync(path.join(folder, name), 'utf8').matchAll(/(?<![\w.])call\((\w+)/g)].map(
      ([, called]) => called,
    ),
  );
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((called) => !/^(?:get|list|search)[A-Z]/.test(called ?? ''))).toEqual([]);
});
