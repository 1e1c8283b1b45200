import { type Node, parseSync, Visitor } from 'oxc-parser';
import { languages } from '../contract/languages.ts';
import { promptLanguages } from '../engines/builtin/vocabulary.ts';

const codes: ReadonlySet<unknown> = new Set([...languages, ...promptLanguages]);
const languageCode = new RegExp(`\\b(${[...codes].join('|')})\\b`);
const comparisons = ['===', '!==', '==', '!='];

/**
 * Returns, as `file:line`, where a source compares a value with the code of a language, lists some, or writes
 * a table by such codes.
 */
export function findLanguageNames(file: string, source: string): string[] {
  if (!languageCode.test(source)) return [];
  const found: number[] = [];
  new Visitor({
    BinaryExpression({ operator, left, right, start }) {
      if (comparisons.includes(operator) && (isCode(left) || isCode(right))) found.push(start);
    },
    SwitchCase({ test, start }) {
      if (isCode(test)) found.push(start);
    },
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'includes') return;
      const list = callee.object.type === 'ArrayExpression' ? callee.object.elements : [];
      if ([...given, ...list].some(isCode)) found.push(start);
    },
    ArrayExpression({ elements, start }) {
      if (elements.length > 1 && elements.every(isCode)) found.push(start);
    },
    ObjectExpression({ properties, start }) {
      const keys = properties.map((property) => (property.type === 'Property' ? property.key : null));
      if (keys.filter((key) => key !== null && (isCode(key) || isCodeName(nameOf(key)))).length > 1)
        found.push(start);
    },
  }).visit(parseSync(file, source).program);
  const lines = new Set(found.map((start) => source.slice(0, start).split('\n').length));
  return [...lines].map((line) => `${file}:${line}`);
}

const isCodeName = (name: unknown) => codes.has(name);

function nameOf(property: Node): string | null {
  return property.type === 'Identifier' || property.type === 'PrivateIdentifier' ? property.name : null;
}

function isCode(value: Node | null): boolean {
  return value?.type === 'Literal' && isCodeName(value.value);
}
