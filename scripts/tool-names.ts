import { parseSync } from 'oxc-parser';
import { isTool, toolNames } from '../contract/tools.ts';

/** A node of a syntax tree. */
interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const toolName = new RegExp(`['"](${toolNames.join('|').replaceAll('.', '\\.')})['"]`);
const comparisons = ['===', '!==', '==', '!='];

/** Returns, as `file:line`, where a source compares a value with a tool's name. */
export function findToolNames(file: string, source: string): string[] {
  if (!toolName.test(source)) return [];
  const found: number[] = [];
  visit(parseSync(file, source).program, (node) => {
    if (comparesTool(node)) found.push(node.start);
  });
  return found.map((start) => `${file}:${source.slice(0, start).split('\n').length}`);
}

function comparesTool(node: Node): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return comparisons.includes(String(node.operator)) && (isToolName(node.left) || isToolName(node.right));
    case 'SwitchCase':
      return isToolName(node.test);
    case 'CallExpression':
      return isIncludes(node.callee) && (holdsToolName(node.arguments) || holdsToolName(listOf(node.callee)));
    default:
      return false;
  }
}

function isIncludes(callee: unknown): boolean {
  return isNode(callee) && isNode(callee.property) && callee.property.name === 'includes';
}

/** Returns the elements of the array literal that a method is called on. */
function listOf(callee: unknown): unknown {
  return isNode(callee) && isNode(callee.object) ? callee.object.elements : undefined;
}

function holdsToolName(values: unknown): boolean {
  return Array.isArray(values) && values.some(isToolName);
}

function isToolName(value: unknown): boolean {
  return isNode(value) && value.type === 'Literal' && isTool(value.value);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  if (!isNode(value)) return;
  see(value);
  for (const part of Object.values(value)) visit(part, see);
}
