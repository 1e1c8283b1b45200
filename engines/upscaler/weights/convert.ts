import * as z from 'zod';
import { elementTypes, modelOf, nodeOf, shapeOf, weightsOf } from '../../onnx-file.ts';

/** The fields of Keras's layers that we read. `inbound_nodes` names the layers that each one reads. */
const layerSchema = z.object({
  class_name: z.enum(['InputLayer', 'Conv2D', 'Activation', 'Concatenate', 'Add', 'UpSampling2D']),
  name: z.string(),
  inbound_nodes: z.array(z.array(z.tuple([z.string()], z.unknown()))),
  config: z.object({
    activation: z.enum(['linear', 'relu']).optional(),
    size: z.tuple([z.literal(2), z.literal(2)]).optional(),
    strides: z.tuple([z.literal(1), z.literal(1)]).optional(),
    dilation_rate: z.tuple([z.literal(1), z.literal(1)]).optional(),
    interpolation: z.literal('nearest').optional(),
    axis: z.union([z.literal(3), z.literal(-1)]).optional(),
  }),
});
type Layer = z.infer<typeof layerSchema>;

const kerasModelSchema = z.object({
  modelTopology: z.object({
    model_config: z.object({
      config: z.object({
        layers: z.array(layerSchema),
        output_layers: z.tuple([z.tuple([z.string()], z.unknown())]),
      }),
    }),
  }),
  weightsManifest: z.tuple([
    z.object({
      weights: z.array(
        z.object({ name: z.string(), shape: z.array(z.number()), dtype: z.literal('float32') }),
      ),
    }),
  ]),
});

interface Weights {
  shape: number[];
  values: Float32Array;
}

/**
 * Converts a network of TensorFlow.js (`model.json` and its weights) into an ONNX file whose pictures have
 * our memory layout: input `picture`, bytes of [1, height, width, 3]; output `enlarged`, twice as high and
 * wide. Casting, transposing and rounding are steps of the network, so that no four-byte numbers pass
 * between it and us.
 */
export function toOnnx(modelJson: unknown, weightBytes: Uint8Array): Buffer {
  const { modelTopology, weightsManifest } = kerasModelSchema.parse(modelJson);
  const { layers, output_layers: outputs } = modelTopology.model_config.config;
  const known = readWeights(weightsManifest[0].weights, weightBytes);
  const nodes: Buffer[] = [];
  const weights: Buffer[] = [weightsOf('half', [], new Float32Array([0.5]))];
  for (const layer of layers) {
    const step = convertLayer(layer, known);
    nodes.push(...step.nodes);
    weights.push(...step.weights);
  }
  weights.push(
    weightsOf('black', [], new Float32Array([0])),
    weightsOf('white', [], new Float32Array([255])),
  );
  nodes.push(
    nodeOf('Add', [outputs[0][0], 'half'], 'rounded'),
    nodeOf('Clip', ['rounded', 'black', 'white'], 'clipped'),
    nodeOf('Cast', ['clipped'], 'bytes', { to: elementTypes.uint8 }),
    nodeOf('Transpose', ['bytes'], 'enlarged', { perm: [0, 2, 3, 1] }),
  );
  return modelOf({
    name: 'upscaler',
    nodes,
    weights,
    inputs: [shapeOf('picture', elementTypes.uint8, [1, 'height', 'width', 3])],
    outputs: [shapeOf('enlarged', elementTypes.uint8, [1, 'doubled_height', 'doubled_width', 3])],
  });
}

function readWeights(
  manifest: readonly { name: string; shape: number[] }[],
  bytes: Uint8Array,
): Map<string, Weights> {
  // A copy, because the bytes may begin anywhere and four-byte numbers must be aligned.
  const all = new Float32Array(Uint8Array.from(bytes).buffer);
  let begin = 0;
  const known = new Map<string, Weights>();
  for (const { name, shape } of manifest) {
    const count = shape.reduce((product, side) => product * side, 1);
    known.set(name, { shape, values: all.subarray(begin, begin + count) });
    begin += count;
  }
  if (begin !== all.length) throw new Error(`the weights are ${all.length} numbers, not ${begin}`);
  return known;
}

function convertLayer(
  layer: Layer,
  known: ReadonlyMap<string, Weights>,
): { nodes: Buffer[]; weights: Buffer[] } {
  const { name, config } = layer;
  const inputs = (layer.inbound_nodes[0] ?? []).map(([from]) => from);
  const [first = '', second = ''] = inputs;
  switch (layer.class_name) {
    case 'InputLayer':
      return {
        nodes: [
          nodeOf('Cast', ['picture'], 'floats', { to: elementTypes.float }),
          nodeOf('Transpose', ['floats'], name, { perm: [0, 3, 1, 2] }),
        ],
        weights: [],
      };
    case 'Conv2D':
      if (config.activation !== 'linear') throw new Error(`${name} has an activation`);
      return convertConvolution(name, first, known);
    case 'Activation':
      if (config.activation !== 'relu') throw new Error(`${name} is not a relu`);
      return { nodes: [nodeOf('Relu', [first], name)], weights: [] };
    case 'Concatenate':
      return { nodes: [nodeOf('Concat', inputs, name, { axis: 1 })], weights: [] };
    case 'Add':
      if (inputs.length !== 2) throw new Error(`${name} adds ${inputs.length} things`);
      return { nodes: [nodeOf('Add', [first, second], name)], weights: [] };
    case 'UpSampling2D':
      return {
        nodes: [
          nodeOf('Resize', [first, '', `${name}_scales`], name, {
            mode: 'nearest',
            coordinate_transformation_mode: 'asymmetric',
            nearest_mode: 'floor',
          }),
        ],
        weights: [weightsOf(`${name}_scales`, [4], new Float32Array([1, 1, 2, 2]))],
      };
  }
}

function convertConvolution(name: string, input: string, known: ReadonlyMap<string, Weights>) {
  const kernel = known.get(`${name}/kernel`);
  const bias = known.get(`${name}/bias`);
  if (!kernel || !bias) throw new Error(`${name} has no weights`);
  const [height = 0, width = 0, from = 0, to = 0] = kernel.shape;
  return {
    nodes: [
      nodeOf('Conv', [input, `${name}_kernel`, `${name}_bias`], name, {
        kernel_shape: [height, width],
        pads: [height >> 1, width >> 1, height >> 1, width >> 1],
      }),
    ],
    weights: [
      weightsOf(`${name}_kernel`, [to, from, height, width], flipKernel(kernel)),
      weightsOf(`${name}_bias`, [to], bias.values),
    ],
  };
}

/**
 * Transposes a kernel from TensorFlow's order (height, width, from, to) to ONNX's (to, from, height, width).
 */
function flipKernel({ shape, values }: Weights): Float32Array {
  const [height = 0, width = 0, from = 0, to = 0] = shape;
  const turned = new Float32Array(values.length);
  let index = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let i = 0; i < from; i += 1)
        for (let o = 0; o < to; o += 1, index += 1)
          turned[((o * from + i) * height + y) * width + x] = values[index] ?? 0;
  return turned;
}
