/**
 * Reads a TensorFlow Lite model: the flat buffers of tensorflow/lite/schema/schema.fbs, as far as a network
 * of convolutions needs them. Field numbers are those of that file.
 */

const elementTypes = ['float32', 'float16', 'int32'];
const operators = new Map([
  [0, 'ADD'],
  [1, 'AVERAGE_POOL_2D'],
  [2, 'CONCATENATION'],
  [3, 'CONV_2D'],
  [4, 'DEPTHWISE_CONV_2D'],
  [6, 'DEQUANTIZE'],
  [14, 'LOGISTIC'],
  [17, 'MAX_POOL_2D'],
  [18, 'MUL'],
  [19, 'RELU'],
  [22, 'RESHAPE'],
  [23, 'RESIZE_BILINEAR'],
  [34, 'PAD'],
  [117, 'HARD_SWISH'],
]);

/** A position in the file and how to read on from it. */
function reader(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const follow = (at) => at + view.getUint32(at, true);
  /** Where a table's field is; 0 if it is absent, which means its default. */
  const field = (table, number) => {
    const layout = table - view.getInt32(table, true);
    const slot = 4 + number * 2;
    const offset = slot < view.getUint16(layout, true) ? view.getUint16(layout + slot, true) : 0;
    return offset === 0 ? 0 : table + offset;
  };
  const vector = (table, number) => {
    const at = field(table, number);
    if (at === 0) return { length: 0, start: 0 };
    const start = follow(at);
    return { length: view.getUint32(start, true), start: start + 4 };
  };
  const elements = (table, number, read) => {
    const { length, start } = vector(table, number);
    return Array.from({ length }, (_, index) => read(start + index * 4));
  };
  return {
    root: follow(0),
    tables: (table, number) => elements(table, number, follow),
    integers: (table, number) => elements(table, number, (at) => view.getInt32(at, true)),
    table: (table, number) => (field(table, number) === 0 ? 0 : follow(field(table, number))),
    byte: (table, number) => (field(table, number) === 0 ? 0 : view.getInt8(field(table, number))),
    integer: (table, number, otherwise = 0) =>
      field(table, number) === 0 ? otherwise : view.getInt32(field(table, number), true),
    bytes: (table, number) => {
      const { length, start } = vector(table, number);
      return bytes.subarray(start, start + length);
    },
  };
}

/** Returns a model's tensors, and its steps in order, each with the settings that its operator has. */
export function readTflite(bytes) {
  const file = reader(bytes);
  const buffers = file.tables(file.root, 4).map((table) => file.bytes(table, 0));
  const codes = file.tables(file.root, 1).map((table) => {
    const name = file.bytes(table, 1).toString();
    const number = Math.max(file.byte(table, 0), file.integer(table, 3));
    return name || operators.get(number) || `operator ${number}`;
  });
  const [graph] = file.tables(file.root, 2);
  const tensors = file.tables(graph, 0).map((table, index) => {
    const data = buffers[file.integer(table, 2)] ?? Buffer.alloc(0);
    const type = elementTypes[file.byte(table, 1)] ?? 'unknown';
    return { name: `t${index}`, shape: file.integers(table, 0), type, data: data.length > 0 ? data : null };
  });
  const steps = file.tables(graph, 3).map((table) => {
    const operator = codes[file.integer(table, 0)];
    return {
      operator,
      inputs: file.integers(table, 1).map((index) => tensors[index] ?? null),
      output: tensors[file.integers(table, 2)[0]],
      settings: settingsOf(file, operator, file.table(table, 4), file.bytes(table, 5)),
    };
  });
  const named = (number) => file.integers(graph, number).map((index) => tensors[index]);
  return { steps, inputs: named(1), outputs: named(2) };
}

const paddings = ['same', 'valid'];
const activations = ['none', 'relu', 'relu-1-1', 'relu6'];

function settingsOf(file, operator, options, custom) {
  switch (operator) {
    case 'CONV_2D':
    case 'AVERAGE_POOL_2D':
    case 'MAX_POOL_2D':
      return {
        padding: paddings[file.byte(options, 0)],
        strides: [file.integer(options, 2), file.integer(options, 1)],
        activation: activations[file.byte(options, operator === 'CONV_2D' ? 3 : 5)],
        ...(operator !== 'CONV_2D' && { size: [file.integer(options, 4), file.integer(options, 3)] }),
      };
    case 'DEPTHWISE_CONV_2D':
      return {
        padding: paddings[file.byte(options, 0)],
        strides: [file.integer(options, 2), file.integer(options, 1)],
        activation: activations[file.byte(options, 4)],
      };
    case 'ADD':
    case 'MUL':
      return { activation: options === 0 ? 'none' : activations[file.byte(options, 0)] };
    case 'CONCATENATION':
      return { axis: file.integer(options, 0) };
    case 'RESIZE_BILINEAR':
      return { alignsCorners: file.byte(options, 2) !== 0, hasHalfPixels: file.byte(options, 3) !== 0 };
    case 'Convolution2DTransposeBias':
      return { strides: [custom.readInt32LE(8), custom.readInt32LE(4)] };
    default:
      return {};
  }
}
