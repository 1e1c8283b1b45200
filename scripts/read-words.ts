import { parseSync } from 'oxc-parser';
import type { Words } from './text-faults.ts';

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Collects the strings in sources that may be keys of texts. */
export function readWords(sources: readonly { file: string; source: string }[]): Words {
  const literals = new Set<string>();
  const templates: [string, string][] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (value.type === 'Literal' && typeof value.value === 'string') literals.add(value.value);
    // Property names count, for tables whose rows are named after their texts.
    if (value.type === 'Property' && isNode(value.key) && typeof value.key.name === 'string') {
      literals.add(value.key.name);
    }
    if (value.type === 'TemplateLiteral') {
      const parts = partsOf(value);
      if (parts.length === 1) literals.add(parts[0] ?? '');
      if (parts.length > 1) templates.push([parts[0] ?? '', parts.at(-1) ?? '']);
    }
    for (const part of Object.values(value)) visit(part);
  };
  for (const { file, source } of sources) visit(parseSync(file, source).program);
  return { literals, templates };
}

function partsOf(template: Node): string[] {
  const quasis = Array.isArray(template.quasis) ? template.quasis.filter(isNode) : [];
  return quasis.map(({ value }) => {
    const cooked = (value as { cooked?: unknown } | undefined)?.cooked;
    return typeof cooked === 'string' ? cooked : '';
  });
}
