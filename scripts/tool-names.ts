import { type Node, parseSync, Visitor } from 'oxc-parser';
import { isTool, toolNames } from '../contract/tools.ts';

const toolName = new RegExp(`['"](${toolNames.join('|').replaceAll('.', '\\.')})['"]`);
const comparisons = ['===', '!==', '==', '!='];

/** Returns, as `file:line`, where a source compares a value with a tool's name. */
export function findToolNames(file: string, source: string): string[] {
  if (!toolName.test(source)) return [];
  const found: number[] = [];
  new Visitor({
    BinaryExpression({ operator, left, right, start }) {
      if (comparisons.includes(operator) && (isToolName(left) || isToolName(right))) found.push(start);
    },
    SwitchCase({ test, start }) {
      if (isToolName(test)) found.push(start);
    },
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'includes') return;
      const list = callee.object.type === 'ArrayExpression' ? callee.object.elements : [];
      if ([...given, ...list].some(isToolName)) found.push(start);
    },
  }).visit(parseSync(file, source).program);
  return found.map((start) => `${file}:${source.slice(0, start).split('\n').length}`);
}

function nameOf(property: Node): string | null {
  return property.type === 'Identifier' || property.type === 'PrivateIdentifier' ? property.name : null;
}

function isToolName(value: Node | null): boolean {
  return value?.type === 'Literal' && isTool(value.value);
}
