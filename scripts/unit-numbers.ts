import { type Node, parseSync, Visitor } from 'oxc-parser';

/** Names that only `contract/durations.ts` and `contract/bytes.ts` define. */
const unitNames = new Set([
  'secondMs',
  'minuteMs',
  'hourMs',
  'dayMs',
  'weekMs',
  'minuteSeconds',
  'hourSeconds',
  'daySeconds',
  'kilobyte',
  'megabyte',
  'gigabyte',
]);

/** An hour and a day in seconds and milliseconds, and a megabyte. */
const unitValues = new Set([3_600, 86_400, 3_600_000, 86_400_000, 1_048_576]);
const minuteInMs = 60_000;

/** What a source without any unit lacks: parsing a whole tree takes longer than looking. */
const mayName = /\b(?:(?:second|minute|hour|day|week)Ms|\w+Seconds|\w+byte)\b/;
const mayCount = /\b(?:60|3_?600|86_?400|60_?000|3_?600_?000|86_?400_?000|1_?024|1_?048_?576)\b/;

/** Pairs of factors that make a unit: of an hour, a day, a megabyte. */
const unitFactors = [
  [60, 60],
  [24, 60],
  [1024, 1024],
] as const;

/** Returns, as `file:line`, where a source defines a unit of its own by its name. */
export function findUnitNames(file: string, source: string): string[] {
  if (!mayName.test(source)) return [];
  const found: number[] = [];
  new Visitor({
    VariableDeclarator({ id, init, start }) {
      const isNumber = init?.type === 'BinaryExpression' || (init && factorsOf(init).length > 0);
      if (isNumber && id.type === 'Identifier' && unitNames.has(id.name)) found.push(start);
    },
  }).visit(parseSync(file, source).program);
  return found.map((start) => placeOf(file, source, start));
}

/**
 * Returns, as `file:line`, where a source writes an hour, a day or a megabyte as a number or a product, or a
 * minute as a number of milliseconds. Lines about pixels are left out: a megapixel may be 1024 × 1024.
 */
export function findUnitNumbers(file: string, source: string): string[] {
  if (!mayCount.test(source)) return [];
  const found: number[] = [];
  const seen = new Set<Node>();
  const check = (value: Node, isMs: boolean) => {
    const factors = factorsOf(value);
    const has = (factor: number, times: number) => factors.filter((one) => one === factor).length >= times;
    const isUnit =
      factors.some((factor) => unitValues.has(factor)) ||
      (has(minuteInMs, 1) && (isMs || value.type === 'BinaryExpression')) ||
      unitFactors.some(([one, other]) => (one === other ? has(one, 2) : has(one, 1) && has(other, 1)));
    if (isUnit) found.push(value.start);
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'Literal') checkNamed(id.name, init);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && value.type === 'Literal') checkNamed(key.name, value);
    },
    BinaryExpression(product) {
      if (product.operator !== '*' || seen.has(product)) return;
      for (const part of partsOf(product)) seen.add(part);
      check(product, false);
    },
    Literal(literal) {
      if (!seen.has(literal)) check(literal, false);
    },
  }).visit(parseSync(file, source).program);
  function checkNamed(name: string, value: Node) {
    seen.add(value);
    check(value, name.endsWith('Ms'));
  }
  return found
    .filter((start) => !/pixel/i.test(lineAt(source, start)))
    .map((start) => placeOf(file, source, start));
}

/** A product with all the products and numbers inside it. */
function partsOf(value: Node): Node[] {
  if (value.type === 'ParenthesizedExpression') return [value, ...partsOf(value.expression)];
  if (value.type !== 'BinaryExpression' || value.operator !== '*') return [value];
  return [value, ...partsOf(value.left), ...partsOf(value.right)];
}

/** The numbers that a value is a product of. */
function factorsOf(value: Node): number[] {
  return partsOf(value).flatMap((part) =>
    part.type === 'Literal' && typeof part.value === 'number' ? [part.value] : [],
  );
}

const lineAt = (source: string, start: number) =>
  source.slice(source.lastIndexOf('\n', start) + 1).split('\n', 1)[0] ?? '';

const placeOf = (file: string, source: string, start: number) =>
  `${file}:${source.slice(0, start).split('\n').length}`;
