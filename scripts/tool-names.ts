import { type ArrayExpression, type Node, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import { isTool, toolNames, tools } from '../contract/tools.ts';

/** What names a tool: its name, slug or label. */
const names = new Set<string>(toolNames.flatMap((tool) => [tool, tools[tool].slug, tools[tool].label]));
/** The calls that start tools: a capability that only says which call to make. */
const calls = new Set<string>(toolNames.map((tool) => tools[tool].call));
const mayName = new RegExp([...names, 'Genesys', '.call'].join('|').replaceAll('.', '\\.'));
const comparisons = ['===', '!==', '==', '!='];
const lookUps = ['includes', 'indexOf', 'has', 'startsWith', 'endsWith'];

/**
 * Returns, as `file:line`, where a source decides by a tool's name, slug or label: compares it, or the call
 * that starts it, looks it up, lists some tools, keys an object by tools, chooses a tool by a condition, or
 * names one in a type.
 *
 * Allowed is what a tool looks like (icons, texts, a component for each): an object whose type is a
 * `Record` of a tool type, such as `Record<Tool, Icon>`, so that the compiler asks for a new tool's entry.
 * What a tool can do is a capability in `contract/tools.ts`.
 */
export function findToolNames(file: string, source: string): string[] {
  if (!mayName.test(source)) return [];
  const found = new Set<number>();
  const constants = new Set<string>();
  const completeObjects = new Set<ObjectExpression>();
  const isName = (value: Node | null | undefined): boolean => {
    if (!value) return false;
    const inner = unwrap(value);
    if (inner.type === 'Identifier') return constants.has(inner.name);
    return names.has(textOf(inner) ?? '');
  };
  const complete = (value: Node | null, type: Node | null | undefined) => {
    const inner = value && unwrap(value);
    if (inner?.type === 'ObjectExpression' && isRecordOfTools(type)) completeObjects.add(inner);
  };
  const isListOfNames = ({ elements }: ArrayExpression) => elements.length > 0 && elements.every(isName);
  const { program } = parseSync(file, source);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && isName(init)) constants.add(id.name);
    },
  }).visit(program);
  new Visitor({
    VariableDeclarator({ id, init }) {
      complete(init, id.typeAnnotation?.typeAnnotation);
    },
    TSSatisfiesExpression({ expression, typeAnnotation }) {
      complete(expression, typeAnnotation);
    },
    BinaryExpression({ operator, left, right, start }) {
      if (!comparisons.includes(operator)) return;
      const isCall = isCallOfTool(left, right) || isCallOfTool(right, left);
      if (isCall || isName(left) || isName(right)) found.add(start);
    },
    SwitchCase({ test, start }) {
      if (isName(test)) found.add(start);
    },
    ConditionalExpression({ consequent, alternate, start }) {
      if (isName(consequent) || isName(alternate)) found.add(start);
    },
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const method = callee.property.name;
      if (!lookUps.includes(method)) return;
      const isPrefix = method === 'startsWith' && given.some(beginsName);
      if (isPrefix || given.some(isName) || isName(callee.object)) found.add(start);
    },
    ArrayExpression(list) {
      if (isListOfNames(list)) found.add(list.start);
    },
    NewExpression({ callee, arguments: given, start }) {
      const [rows] = given;
      if (callee.type !== 'Identifier' || callee.name !== 'Map' || rows?.type !== 'ArrayExpression') return;
      const keys = rows.elements.map((row) => (row?.type === 'ArrayExpression' ? row.elements[0] : null));
      if (keys.some(isName)) found.add(start);
    },
    ObjectExpression(object) {
      const keys = object.properties.map((each) => (each.type === 'Property' ? keyOf(each) : null));
      if (!completeObjects.has(object) && keys.some(isTool)) found.add(object.start);
    },
    TSLiteralType({ literal, start }) {
      if (isTool(textOf(literal))) found.add(start);
    },
  }).visit(program);
  const lines = [...found].map((start) => source.slice(0, start).split('\n').length);
  return [...new Set(lines)].toSorted((a, b) => a - b).map((line) => `${file}:${line}`);
}

/** The text of a string, or of a template without values. */
function textOf(value: Node): string | null {
  if (value.type === 'Literal') return typeof value.value === 'string' ? value.value : null;
  const isText = value.type === 'TemplateLiteral' && value.expressions.length === 0;
  return isText ? (value.quasis[0]?.value.cooked ?? null) : null;
}

function keyOf({ key, computed }: { key: Node; computed: boolean }): string | null {
  return key.type === 'Identifier' && !computed ? key.name : textOf(key);
}

/** Whether a value and a text compare the call of a tool with a call's name. */
function isCallOfTool(value: Node, text: Node): boolean {
  const inner = unwrap(value);
  const isCall =
    inner.type === 'MemberExpression' &&
    inner.property.type === 'Identifier' &&
    inner.property.name === 'call';
  return isCall && calls.has(textOf(unwrap(text)) ?? '');
}

/** The value without the type around it. */
function unwrap(value: Node): Node {
  const isTyped =
    value.type === 'TSAsExpression' ||
    value.type === 'TSSatisfiesExpression' ||
    value.type === 'ParenthesizedExpression';
  return isTyped ? unwrap(value.expression) : value;
}

/** Whether a text is the beginning of names, such as of all Genesys tools. */
function beginsName(value: Node): boolean {
  const text = textOf(value) ?? '';
  return text.length > 3 && [...names].some((name) => name.startsWith(text));
}

/** Whether a type is a `Record` of a type of tools, which are named `…Tool`, and of others beside it. */
function isRecordOfTools(type: Node | null | undefined): boolean {
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return false;
  const [first] = type.typeArguments?.params ?? [];
  if (type.typeName.name === 'Readonly') return isRecordOfTools(first);
  const keys = first?.type === 'TSUnionType' ? first.types : [first];
  return type.typeName.name === 'Record' && keys.some(isToolType);
}

function isToolType(type: Node | undefined): boolean {
  return (
    type?.type === 'TSTypeReference' &&
    type.typeName.type === 'Identifier' &&
    type.typeName.name.endsWith('Tool')
  );
}
