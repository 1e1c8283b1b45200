import { expect, test } from 'vitest';
import { findNpm } from './npm-process.mjs';

type Process = { name: string; parent: number };

/** The processes above a script, its parent first, as a terminal starts them. */
const above = (...names: string[]) => {
  const processes = new Map<number, Process>(
    names.map((name, index) => [100 - index, { name, parent: 99 - index }]),
  );
  return findNpm(100, (pid: number) => processes.get(pid));
};

test('finds npm above the shell that it starts', () => {
  expect(above('sh', 'npm start', 'bash')).toBe(99);
  expect(above('dash', 'node', 'systemd')).toBe(99);
});

test('takes npm where the shell has replaced itself, and never what started npm', () => {
  expect(above('npm start', 'bash')).toBe(100);
});

test('watches nothing that is not npm', () => {
  expect(above('sh', 'bash', 'npm start')).toBeUndefined();
  expect(above()).toBeUndefined();
});
