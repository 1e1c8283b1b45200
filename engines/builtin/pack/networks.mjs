/**
 * Converts the networks that find people, of MediaPipe (Apache-2.0, Google), from TensorFlow Lite to ONNX:
 * `../assets/person.onnx` (which pixels belong to a person) and `../assets/faces.onnx` (boxes, eyes).
 *
 * Pictures go in as bytes, row by row, as the rest of the engine holds them; TensorFlow's order of dimensions
 * (height, width, channels) becomes ONNX's (channels, height, width). Weights stay half as long as numbers
 * usually are, as published; the runtime lengthens them.
 *
 * Run in this folder after `npm install`: node networks.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { elementTypes, modelOf, nodeOf, shapeOf, weightsOf } from '../../onnx-file.ts';
import { readTflite } from './tflite.mjs';

const assets = new URL('../assets/', import.meta.url);

const networks = [
  {
    file: 'person.onnx',
    source: '@mediapipe/selfie_segmentation/selfie_segmentation.tflite',
    outputs: ['mask'],
    // The network reads 0 to 1.
    scale: 1 / 255,
    shift: 0,
  },
  {
    file: 'faces.onnx',
    source: '@mediapipe/face_detection/face_detection_full_range.tflite',
    outputs: ['boxes', 'scores'],
    // The network reads -1 to 1.
    scale: 2 / 255,
    shift: -1,
  },
];

for (const network of networks) {
  const model = readTflite(readFileSync(new URL(import.meta.resolve(network.source))));
  writeFileSync(new URL(network.file, assets), convert(model, network));
}

function convert({ steps, inputs: [input], outputs }, { outputs: names, scale, shift }) {
  const graph = { nodes: [], weights: [] };
  const add = (operator, from, to, attributes) => graph.nodes.push(nodeOf(operator, from, to, attributes));
  const constant = (name, shape, values) => {
    graph.weights.push(weightsOf(name, shape, values));
    return name;
  };
  add('Cast', ['picture'], 'floats', { to: elementTypes.float });
  add('Mul', ['floats', constant('scale', [], Float32Array.of(scale))], 'scaled');
  add('Add', ['scaled', constant('shift', [], Float32Array.of(shift))], 'shifted');
  add('Transpose', ['shifted'], input.name, { perm: [0, 3, 1, 2] });
  // A DEQUANTIZE only lengthens weights: its output stands for its input.
  const stored = new Map();
  for (const { operator, inputs, output } of steps)
    if (operator === 'DEQUANTIZE') stored.set(output, inputs[0]);
  const context = { add, constant, stored: (tensor) => stored.get(tensor) ?? tensor };
  for (const step of steps) if (step.operator !== 'DEQUANTIZE') convertStep(step, context);
  outputs.forEach((tensor, index) => {
    const isPicture = tensor.shape.length === 4;
    add(isPicture ? 'Transpose' : 'Identity', [tensor.name], names[index], {
      ...(isPicture && { perm: [0, 2, 3, 1] }),
    });
  });
  return modelOf({
    name: 'people',
    ...graph,
    inputs: [shapeOf('picture', elementTypes.uint8, input.shape)],
    outputs: outputs.map(({ shape }, index) => shapeOf(names[index], elementTypes.float, shape)),
  });
}

function convertStep({ operator, inputs, output, settings }, context) {
  const { add, constant } = context;
  const [first] = inputs;
  const to = output.name;
  /** Adds an operator, and the activation that TensorFlow Lite has merged into it. */
  const addActive = (name, from, attributes) => {
    if (settings.activation === 'none') return add(name, from, to, attributes);
    if (settings.activation !== 'relu' && settings.activation !== 'relu6')
      throw new Error(`unknown activation ${settings.activation}`);
    add(name, from, `${to}_plain`, attributes);
    if (settings.activation === 'relu') return add('Relu', [`${to}_plain`], to);
    const limits = [0, 6].map((value) => constant(`${to}_limit${value}`, [], Float32Array.of(value)));
    add('Clip', [`${to}_plain`, ...limits], to);
  };
  switch (operator) {
    case 'CONV_2D': {
      const [outputs, height, width, channels] = inputs[1].shape;
      const kernel = weightsIn(context, inputs[1], [0, 3, 1, 2]);
      addActive('Conv', [first.name, kernel, weightsIn(context, inputs[2])], {
        kernel_shape: [height, width],
        strides: settings.strides,
        pads: padsFor(first.shape, output.shape, [height, width], settings),
        group: first.shape[3] / channels,
      });
      if (outputs !== output.shape[3]) throw new Error(`${to} has another number of channels`);
      return;
    }
    case 'DEPTHWISE_CONV_2D': {
      const [, height, width, channels] = inputs[1].shape;
      if (channels !== first.shape[3]) throw new Error(`${to} multiplies its channels`);
      const kernel = weightsIn(context, inputs[1], [3, 0, 1, 2]);
      addActive('Conv', [first.name, kernel, weightsIn(context, inputs[2])], {
        kernel_shape: [height, width],
        strides: settings.strides,
        pads: padsFor(first.shape, output.shape, [height, width], settings),
        group: channels,
      });
      return;
    }
    case 'Convolution2DTransposeBias': {
      const [, height, width] = inputs[1].shape;
      const kernel = weightsIn(context, inputs[1], [3, 0, 1, 2]);
      add('ConvTranspose', [first.name, kernel, weightsIn(context, inputs[2])], to, {
        kernel_shape: [height, width],
        strides: settings.strides,
      });
      return;
    }
    case 'AVERAGE_POOL_2D':
    case 'MAX_POOL_2D':
      addActive(operator === 'MAX_POOL_2D' ? 'MaxPool' : 'AveragePool', [first.name], {
        kernel_shape: settings.size,
        strides: settings.strides,
        pads: padsFor(first.shape, output.shape, settings.size, settings),
      });
      return;
    case 'ADD':
    case 'MUL': {
      const from = inputs.map((tensor) => operandOf(context, tensor));
      addActive(operator === 'ADD' ? 'Add' : 'Mul', from);
      return;
    }
    case 'RELU':
      add('Relu', [first.name], to);
      return;
    case 'LOGISTIC':
      add('Sigmoid', [first.name], to);
      return;
    case 'HARD_SWISH':
      add('HardSwish', [first.name], to);
      return;
    case 'PAD': {
      const pairs = integersOf(inputs[1]);
      const at = (dimension, end) => pairs[dimension * 2 + end];
      const order = [0, 3, 1, 2];
      const pads = [0, 1].flatMap((end) => order.map((dimension) => at(dimension, end)));
      add('Pad', [first.name, constant(`${to}_pads`, [8], BigInt64Array.from(pads, BigInt))], to);
      return;
    }
    case 'RESIZE_BILINEAR': {
      const [, height, width] = output.shape;
      const scales = Float32Array.of(1, 1, height / first.shape[1], width / first.shape[2]);
      const mode = settings.alignsCorners
        ? 'align_corners'
        : settings.hasHalfPixels
          ? 'half_pixel'
          : 'asymmetric';
      add('Resize', [first.name, '', constant(`${to}_scales`, [4], scales)], to, {
        mode: 'linear',
        coordinate_transformation_mode: mode,
      });
      return;
    }
    case 'RESHAPE':
      add('Transpose', [first.name], `${to}_rows`, { perm: [0, 2, 3, 1] });
      add(
        'Reshape',
        [
          `${to}_rows`,
          constant(`${to}_shape`, [output.shape.length], BigInt64Array.from(output.shape, BigInt)),
        ],
        to,
      );
      return;
    case 'CONCATENATION': {
      const axis = output.shape.length === 4 ? [0, 2, 3, 1][settings.axis] : settings.axis;
      add(
        'Concat',
        inputs.map(({ name }) => name),
        to,
        { axis },
      );
      return;
    }
    default:
      throw new Error(`${operator} is not converted`);
  }
}

/** TensorFlow's "same" puts the odd pixel of padding at the end. */
function padsFor(
  [, height, width],
  [, outHeight, outWidth],
  [kernelHeight, kernelWidth],
  { padding, strides },
) {
  if (padding === 'valid') return [0, 0, 0, 0];
  const whole = (size, out, kernel, stride) => Math.max(0, (out - 1) * stride + kernel - size);
  const down = whole(height, outHeight, kernelHeight, strides[0]);
  const across = whole(width, outWidth, kernelWidth, strides[1]);
  return [down >> 1, across >> 1, down - (down >> 1), across - (across >> 1)];
}

function integersOf({ data }) {
  return Array.from({ length: data.length / 4 }, (_, index) => data.readInt32LE(index * 4));
}

/** Adds weights in ONNX's order of dimensions, and returns the name of their usual-length copy. */
function weightsIn({ add, constant, stored }, tensor, order = tensor.shape.map((_, index) => index)) {
  const { name, shape, type, data } = stored(tensor);
  const Numbers = type === 'float16' ? Uint16Array : Float32Array;
  const values = new Numbers(Uint8Array.from(data).buffer);
  const turned = new Numbers(values.length);
  const strides = shape.map((_, index) =>
    shape.slice(index + 1).reduce((product, side) => product * side, 1),
  );
  const target = order.map((dimension) => shape[dimension]);
  for (let index = 0; index < turned.length; index += 1) {
    let rest = index;
    let from = 0;
    for (let dimension = order.length - 1; dimension >= 0; dimension -= 1) {
      from += (rest % target[dimension]) * strides[order[dimension]];
      rest = Math.floor(rest / target[dimension]);
    }
    turned[index] = values[from];
  }
  constant(`${name}_stored`, target, turned);
  if (type !== 'float16') return `${name}_stored`;
  add('Cast', [`${name}_stored`], `${name}_long`, { to: elementTypes.float });
  return `${name}_long`;
}

/** An operand of a sum or product; a constant one has a number a channel. */
function operandOf(context, tensor) {
  const { data, shape } = context.stored(tensor);
  if (data === null) return tensor.name;
  if (shape.length === 4) return weightsIn(context, tensor, [0, 3, 1, 2]);
  const name = weightsIn(context, tensor);
  const target = context.constant(`${name}_shape`, [4], BigInt64Array.of(1n, -1n, 1n, 1n));
  context.add('Reshape', [name, target], `${name}_channels`);
  return `${name}_channels`;
}
