import { parseSync, Visitor } from 'oxc-parser';
import type { Words } from './text-faults.ts';

/** Collects the strings in sources that may be keys of texts. */
export function readWords(sources: readonly { file: string; source: string }[]): Words {
  const each = sources.map(({ file, source }) => wordsOf(file, source));
  return {
    literals: new Set(each.flatMap(({ literals }) => [...literals])),
    templates: each.flatMap(({ templates }) => templates),
  };
}

/** What was read, by source: most files use several catalogues. */
const alreadyRead = new Map<string, Words>();

function wordsOf(file: string, source: string): Words {
  const known = alreadyRead.get(source);
  if (known) return known;
  const literals = new Set<string>();
  const templates: [string, string][] = [];
  new Visitor({
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
  }).visit(parseSync(file, source).program);
  const words = { literals, templates };
  alreadyRead.set(source, words);
  return words;
}
