/**
 * Writes ONNX files: the protocol buffers of https://github.com/onnx/onnx/blob/main/onnx/onnx.proto, as far
 * as a network of convolutions needs them. The field numbers are those of that file.
 */

export const elementTypes = { float: 1, uint8: 2, int64: 7, float16: 10 } as const;
type ElementType = (typeof elementTypes)[keyof typeof elementTypes];
type Attribute = number | readonly number[] | string;

/** A number with seven bits a byte, the lowest first. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest % 128;
    rest = Math.floor(rest / 128);
    bytes.push(rest > 0 ? low + 128 : low);
  } while (rest > 0);
  return Buffer.from(bytes);
}

function numberField(field: number, value: number): Buffer {
  return Buffer.concat([varint(field * 8), varint(value)]);
}

function bytesField(field: number, value: string | Buffer): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);
}

function attribute(name: string, value: Attribute): Buffer {
  const named = bytesField(1, name);
  if (typeof value === 'string') return Buffer.concat([named, bytesField(4, value), numberField(20, 3)]);
  if (typeof value === 'number') return Buffer.concat([named, numberField(3, value), numberField(20, 2)]);
  return Buffer.concat([named, ...value.map((each) => numberField(8, each)), numberField(20, 7)]);
}

/** One step of the network: its inputs, and its one output. */
export function nodeOf(
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: Readonly<Record<string, Attribute>> = {},
): Buffer {
  return Buffer.concat([
    ...inputs.map((input) => bytesField(1, input)),
    bytesField(2, output),
    bytesField(4, operator),
    ...Object.entries(attributes).map(([name, value]) => bytesField(5, attribute(name, value))),
  ]);
}

/** Constant numbers of the network. Those of half the usual length (float16) are given as their bits. */
export function weightsOf(
  name: string,
  shape: readonly number[],
  values: Float32Array | Uint16Array | Uint8Array | BigInt64Array,
): Buffer {
  const type =
    values instanceof Float32Array
      ? elementTypes.float
      : values instanceof Uint16Array
        ? elementTypes.float16
        : values instanceof Uint8Array
          ? elementTypes.uint8
          : elementTypes.int64;
  const raw = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return Buffer.concat([
    ...shape.map((side) => numberField(1, side)),
    numberField(2, type),
    bytesField(8, name),
    bytesField(9, raw),
  ]);
}

/** An input or output of the network. A named dimension may have any length. */
export function shapeOf(name: string, type: ElementType, shape: readonly (number | string)[]): Buffer {
  const sides = shape.map((side) =>
    bytesField(1, typeof side === 'string' ? bytesField(2, side) : numberField(1, side)),
  );
  const tensor = Buffer.concat([numberField(1, type), bytesField(2, Buffer.concat(sides))]);
  return Buffer.concat([bytesField(1, name), bytesField(2, bytesField(1, tensor))]);
}

export interface Graph {
  name: string;
  nodes: readonly Buffer[];
  weights: readonly Buffer[];
  inputs: readonly Buffer[];
  outputs: readonly Buffer[];
}

/** The whole file, with IR version 8 and operator set 15. */
export function modelOf({ name, nodes, weights, inputs, outputs }: Graph): Buffer {
  const graph = Buffer.concat([
    ...nodes.map((node) => bytesField(1, node)),
    bytesField(2, name),
    ...weights.map((each) => bytesField(5, each)),
    ...inputs.map((each) => bytesField(11, each)),
    ...outputs.map((each) => bytesField(12, each)),
  ]);
  const operators = Buffer.concat([bytesField(1, ''), numberField(2, 15)]);
  return Buffer.concat([numberField(1, 8), bytesField(7, graph), bytesField(8, operators)]);
}
