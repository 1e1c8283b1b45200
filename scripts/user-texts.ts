import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const root = path.resolve(import.meta.dirname, '..');

/** All files with texts for users, in every language. */
export const userTextFiles = globSync(
  [
    'web/**/*texts.ts',
    'web/**/*texts.??.ts',
    'server/**/*texts*.??.ts',
    'server/features/accounts/mails/texts.ts',
    'server/features/site/content/content.??.ts',
    'contract/errors/*.ts',
    'contract/notification-texts.ts',
  ],
  { cwd: root },
).sort();

/** Returns a file's strings, and its templates with `{}` for each placeholder. */
export function stringsOf(file: string): string[] {
  const found: string[] = [];
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  const imports = new Set(
    program.body.flatMap((one) => ('source' in one && one.source ? [one.source.value] : [])),
  );
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string' && !imports.has(value)) found.push(value);
    },
    TemplateLiteral({ quasis }) {
      found.push(quasis.map(({ value }) => value.cooked ?? '').join('{}'));
    },
  }).visit(program);
  return found;
}
