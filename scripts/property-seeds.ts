import { type Node, parseSync, Visitor } from 'oxc-parser';

/** The functions of fast-check that draw values, by a random seed unless they are given one. */
const draws = ['assert', 'check', 'sample', 'statistics'];

/** Returns, as `file:line`, where a source calls a function of fast-check that draws values. */
export function findOwnDraws(file: string, source: string): string[] {
  if (!source.includes('fast-check')) return [];
  const { program, module } = parseSync(file, source);
  const imported = module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === 'fast-check')
    .flatMap(({ entries }) => entries);
  const draw = new Set(
    imported.flatMap(({ importName, localName }) =>
      draws.includes(importName.name ?? '') ? [localName.value] : [],
    ),
  );
  const library = new Set(imported.map(({ localName }) => localName.value).filter((name) => !draw.has(name)));
  const isDraw = (callee: Node): boolean => {
    if (callee.type === 'Identifier') return draw.has(callee.name);
    if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
    const { object, property } = callee;
    const isLibrary =
      (object.type === 'Identifier' && library.has(object.name)) ||
      (object.type === 'MemberExpression' &&
        object.object.type === 'Identifier' &&
        library.has(object.object.name));
    return isLibrary && draws.includes(property.name);
  };
  const found: number[] = [];
  new Visitor({
    CallExpression({ callee, start }) {
      if (isDraw(callee)) found.push(start);
    },
  }).visit(program);
  return found.map((start) => `${file}:${source.slice(0, start).split('\n').length}`);
}
