import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBuiltinTests, isBuiltinTested, recordBuiltinTested } from './builtin-tests.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'adventure-package-'));
  mkdirSync(path.join(root, 'testing'));
  write('engines/builtin/package.json', '{ "peerDependencies": { "sharp": "*" } }');
  write('engines/builtin/tested.json', '{}');
  write('engines/builtin/a.ts', "import '../shared.ts';");
  for (let index = 0; index < 20; index += 1) write(`engines/builtin/${index}.test.ts`, "import './a.ts';");
  write('engines/builtin/README.md', 'Read me.');
  write('engines/shared.ts', "import '../contract/tools.ts';");
  write('engines/other.ts', '');
  write('contract/tools.ts', '');
  write('package-lock.json', '{ "packages": { "node_modules/sharp": { "version": "1.0.0" } } }');
});
afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

test('runs all tests until they have passed once, and again after a dependency has changed', () => {
  expect(isBuiltinTested(root)).toBe(false);
  expect(recordBuiltinTested(root)).toBe('engines/builtin/tested.json');
  expect(isBuiltinTested(root)).toBe(true);
  expect(recordBuiltinTested(root)).toBeNull();
});

test.each([
  ['engines/builtin/a.ts', "import '../shared.ts'; // changed"],
  ['engines/builtin/assets/new.json', '{}'],
  ['engines/shared.ts', "import '../contract/tools.ts'; // changed"],
  ['contract/tools.ts', 'export const coins = 1;'],
  ['package-lock.json', '{ "packages": { "node_modules/sharp": { "version": "1.0.1" } } }'],
])('a change of %s makes all tests run', (file, text) => {
  recordBuiltinTested(root);
  write(file, text);
  expect(isBuiltinTested(root)).toBe(false);
});

test.each([
  ['engines/builtin/README.md', 'Read me again.'],
  ['engines/other.ts', 'export const other = 1;'],
])('a change of %s does not', (file, text) => {
  recordBuiltinTested(root);
  write(file, text);
  expect(isBuiltinTested(root)).toBe(true);
});

test('samples three files, and finds all in a direct run', () => {
  vi.stubEnv('BUILTIN_TESTS', undefined);
  expect(findBuiltinTests(root)).toHaveLength(20);
  vi.stubEnv('BUILTIN_TESTS', 'sample');
  expect(findBuiltinTests(root)).toHaveLength(process.env.TEST_FULL === '1' ? 20 : 3);
});
