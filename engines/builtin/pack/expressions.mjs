/**
 * Converts the network that reads a face's expression, of face-api (MIT, Vincent Mühler and Vladimir
 * Mandic), from TensorFlow.js to ONNX: `../assets/expressions.onnx`. The package has its weights only; the
 * steps are those of face-api's `FaceFeatureExtractor` and `FaceExpressionNet`.
 *
 * Pictures go in as bytes, row by row, as the rest of the engine holds them. Weights stay bytes, as
 * published; the runtime makes numbers of them.
 *
 * Run in this folder after `npm install`: node expressions.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { elementTypes, modelOf, nodeOf, shapeOf, weightsOf } from '../../onnx-file.ts';

const source = '@vladmandic/face-api/model/face_expression_model';
/** The network sees a square of this many pixels a side. */
const side = 112;
/** The mean of the pictures that it learnt from: red, green, blue. */
const meanColor = [122.782, 117.001, 104.298];

const read = (file) => readFileSync(new URL(import.meta.resolve(file)));
const [{ weights }] = JSON.parse(read(`${source}-weights_manifest.json`));
const bytes = read(`${source}.bin`);
writeFileSync(new URL('../assets/expressions.onnx', import.meta.url), convert());

/** Returns the tensors by name: bytes with what they stand for, or numbers. */
function readWeights() {
  let at = 0;
  const known = new Map();
  for (const { name, shape, quantization } of weights) {
    const count = shape.reduce((product, length) => product * length, 1);
    const size = quantization ? 1 : 4;
    const part = Uint8Array.from(bytes.subarray(at, at + count * size));
    known.set(name, { shape, quantization, values: quantization ? part : new Float32Array(part.buffer) });
    at += count * size;
  }
  if (at !== bytes.length) throw new Error(`the weights are ${bytes.length} bytes, not ${at}`);
  return known;
}

function convert() {
  const known = readWeights();
  const graph = { nodes: [], weights: [] };
  const add = (operator, from, to, attributes) => {
    graph.nodes.push(nodeOf(operator, from, to, attributes));
    return to;
  };
  const constant = (name, shape, values) => {
    graph.weights.push(weightsOf(name, shape, values));
    return name;
  };

  /** Adds weights in ONNX's order of dimensions, and returns the name of their numbers. */
  const tensor = (name, order) => {
    const { shape, values, quantization } = known.get(name);
    const turned = order ? turn(values, shape, order) : values;
    const target = order ? order.map((dimension) => shape[dimension]) : shape;
    if (!quantization) return constant(name, target, turned);
    const { scale, min } = quantization;
    const zero = -min / scale;
    if (Math.abs(zero - Math.round(zero)) > 1e-3) throw new Error(`${name} has no byte for zero`);
    return add(
      'DequantizeLinear',
      [
        constant(`${name}_bytes`, target, turned),
        constant(`${name}_scale`, [], Float32Array.of(scale)),
        constant(`${name}_zero`, [], Uint8Array.of(Math.round(zero))),
      ],
      name,
    );
  };

  const convolution = (from, to, { kernel, bias, group = 1, stride = 1, size }) =>
    add('Conv', bias ? [from, kernel, bias] : [from, kernel], to, {
      ...(size && { kernel_shape: [3, 3], strides: [stride, stride], pads: padsFor(size, stride), group }),
      ...(!size && { kernel_shape: [1, 1] }),
    });

  /** A convolution of each channel alone, then one of all channels at each pixel. */
  const separable = (from, name, { stride, size }) => {
    const channels = known.get(`${name}/depthwise_filter`).shape[2];
    const kernel = tensor(`${name}/depthwise_filter`, [2, 3, 0, 1]);
    const apart = convolution(from, `${name}_apart`, { kernel, group: channels, stride, size });
    return convolution(apart, `${name}_joined`, {
      kernel: tensor(`${name}/pointwise_filter`, [3, 2, 0, 1]),
      bias: tensor(`${name}/bias`),
    });
  };

  /** Four convolutions, each of which sees the sum of those before; the first halves the size. */
  const block = (from, name, size, isFirst) => {
    const half = Math.ceil(size / 2);
    const halved = isFirst
      ? convolution(from, `${name}_halved`, {
          kernel: tensor(`${name}/conv0/filters`, [3, 2, 0, 1]),
          bias: tensor(`${name}/conv0/bias`),
          stride: 2,
          size,
        })
      : separable(from, `${name}/conv0`, { stride: 2, size });
    let sum = add('Relu', [halved], `${name}_first`);
    let seen = sum;
    for (const number of [1, 2, 3]) {
      const next = separable(seen, `${name}/conv${number}`, { stride: 1, size: half });
      sum = add('Add', [sum, next], `${name}_sum${number}`);
      seen = add('Relu', [sum], `${name}_seen${number}`);
    }
    return { output: seen, size: half };
  };

  add('Cast', ['picture'], 'floats', { to: elementTypes.float });
  add('Transpose', ['floats'], 'channels', { perm: [0, 3, 1, 2] });
  add('Sub', ['channels', constant('mean', [1, 3, 1, 1], Float32Array.from(meanColor))], 'centred');
  add('Div', ['centred', constant('whole', [], Float32Array.of(255))], 'scaled');
  let last = { output: 'scaled', size: side };
  for (const number of [0, 1, 2, 3]) last = block(last.output, `dense${number}`, last.size, number === 0);
  if (last.size !== 7) throw new Error('the last block has another size than is averaged');
  add('GlobalAveragePool', [last.output], 'averaged');
  add('Flatten', ['averaged'], 'features', { axis: 1 });
  add('Gemm', ['features', tensor('fc/weights'), tensor('fc/bias')], 'scores');
  add('Softmax', ['scores'], 'expressions', { axis: 1 });
  return modelOf({
    name: 'expressions',
    ...graph,
    inputs: [shapeOf('picture', elementTypes.uint8, [1, side, side, 3])],
    outputs: [shapeOf('expressions', elementTypes.float, [1, 7])],
  });
}

/** TensorFlow's "same" puts the odd pixel of padding at the end. */
function padsFor(size, stride) {
  const whole = Math.max(0, (Math.ceil(size / stride) - 1) * stride + 3 - size);
  return [whole >> 1, whole >> 1, whole - (whole >> 1), whole - (whole >> 1)];
}

function turn(values, shape, order) {
  const strides = shape.map((_, index) => shape.slice(index + 1).reduce((product, one) => product * one, 1));
  const target = order.map((dimension) => shape[dimension]);
  const turned = new values.constructor(values.length);
  for (let index = 0; index < turned.length; index += 1) {
    let rest = index;
    let from = 0;
    for (let dimension = order.length - 1; dimension >= 0; dimension -= 1) {
      from += (rest % target[dimension]) * strides[order[dimension]];
      rest = Math.floor(rest / target[dimension]);
    }
    turned[index] = values[from];
  }
  return turned;
}
