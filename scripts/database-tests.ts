import { listSources, readImports, withImported } from './imports.ts';

const opensDatabase = 'server/platform/database/testing.ts';

/**
 * Tests that open a database but cannot end differently on PostgreSQL, with the reason. The second pass, on a
 * PostgreSQL server, skips them. New tests run in it unless they are listed here.
 */
const sameOnEveryDatabase: readonly { tests: RegExp; because: string }[] = [
  { tests: /^server\/platform\/database\/(embedded\/|data-folder-lock)/, because: 'the embedded database' },
  { tests: /^server\/(api-document|admin-routes|limited-routes|odd-addresses)\./, because: 'routes' },
  { tests: /^server\/features\/assist\//, because: 'what engines of words answer' },
  { tests: /^server\/features\/(youtube|site)\//, because: 'pages and another site’s pictures' },
  { tests: /^server\/features\/upscaling\/(built-in|upscale-engine)\./, because: 'what engines make' },
  { tests: /^server\/features\/generation\/(hanging-engine|full-disk)\./, because: 'an engine and a disk' },
  { tests: /^server\/features\/styles\/training\/large-uploads\./, because: 'reading of uploads' },
  { tests: /^server\/features\/gallery\/exports\//, because: 'formats of files' },
  {
    tests: /^server\/features\/billing\/(stripe\/(injected-faults|stripe-provider)|wrong-key)\./,
    because: 'Stripe’s faults',
  },
];

/** Finds the server's tests that reach a database by their imports and can depend on its kind. */
export function findDatabaseTests(root: string): string[] {
  const imports = readImports(root, ['server']);
  return listSources(root, 'server').filter(
    (file) =>
      file.endsWith('.test.ts') &&
      withImported([file], imports).has(opensDatabase) &&
      !sameOnEveryDatabase.some(({ tests }) => tests.test(file)),
  );
}
