import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { toOnnx } from './convert.ts';
import { isModel, readModel } from './model-file.ts';

const layer = (class_name: string, name: string, inputs: string[], config = {}) => ({
  class_name,
  name,
  inbound_nodes: inputs.length > 0 ? [inputs.map((input) => [input, 0, 0, {}])] : [],
  config: { name, ...config },
});
const convolution = (name: string, input: string) =>
  layer('Conv2D', name, [input], { activation: 'linear', strides: [1, 1], dilation_rate: [1, 1] });

/**
 * Two convolutions that swap red and blue: one is cut at 0 and added to the other, and the sum is doubled
 * in size.
 */
const description = {
  modelTopology: {
    model_config: {
      config: {
        layers: [
          layer('InputLayer', 'in', []),
          convolution('swap', 'in'),
          layer('Activation', 'cut', ['swap'], { activation: 'relu' }),
          convolution('less', 'in'),
          layer('Add', 'sum', ['cut', 'less']),
          layer('UpSampling2D', 'out', ['sum'], { size: [2, 2], interpolation: 'nearest' }),
        ],
        output_layers: [['out', 0, 0]],
      },
    },
  },
  weightsManifest: [
    {
      weights: ['swap', 'less'].flatMap((name) => [
        { name: `${name}/kernel`, shape: [1, 1, 3, 3], dtype: 'float32' },
        { name: `${name}/bias`, shape: [3], dtype: 'float32' },
      ]),
    },
  ],
};
const swap = [0, 0, 1, 0, 1, 0, 1, 0, 0];
const weights = new Float32Array([...swap, 0, 0, 0, ...swap.map((value) => value * -0.25), 0.3, 0.6, 300]);
const bytes = new Uint8Array(weights.buffer);

test('a network is converted with its weights, and its output is rounded and clamped to bytes', async () => {
  const session = await InferenceSession.create(toOnnx(description, bytes));
  const picture = new Tensor('uint8', Uint8Array.from([40, 80, 120]), [1, 1, 1, 3]);
  const { enlarged } = await session.run({ picture });
  await session.release();
  expect(enlarged?.dims).toEqual([1, 2, 2, 3]);
  expect(enlarged?.data).toEqual(Uint8Array.from(Array(4).fill([90, 61, 255]).flat()));
});

test('too many or too few weights, and unknown layers, are refused', () => {
  expect(() => toOnnx(description, bytes.subarray(4))).toThrow('the weights are 23 numbers');
  const config = { ...description.modelTopology.model_config.config, layers: [layer('Dense', 'in', [])] };
  expect(() => toOnnx({ ...description, modelTopology: { model_config: { config } } }, bytes)).toThrow();
});

test('the prepared network is the known one (made by scripts/prepare-upscaler.mjs)', async () => {
  const model = await readModel();
  expect(isModel(model)).toBe(true);
  expect(isModel(model.slice(1))).toBe(false);
});
