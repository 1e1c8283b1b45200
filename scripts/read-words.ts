import { parseSync, Visitor } from 'oxc-parser';
import type { Words } from './text-faults.ts';

/** Collects the strings in sources that may be keys of texts. */
export function readWords(sources: readonly { file: string; source: string }[]): Words {
  const literals = new Set<string>();
  const templates: [string, string][] = [];
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') literals.add(value);
    },
    // Property names count, for tables whose rows are named after their texts.
    Property({ key }) {
      if (key.type === 'Identifier' || key.type === 'PrivateIdentifier') literals.add(key.name);
    },
    TemplateLiteral({ quasis }) {
      const parts = quasis.map(({ value }) => value.cooked ?? '');
      if (parts.length === 1) literals.add(parts[0] ?? '');
      if (parts.length > 1) templates.push([parts[0] ?? '', parts.at(-1) ?? '']);
    },
  });
  for (const { file, source } of sources) visitor.visit(parseSync(file, source).program);
  return { literals, templates };
}
