import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { InferenceSession, Tensor } from 'onnxruntime-web';
import { facesInput } from './detect-faces.ts';
import { type PeopleNetworks, personInput } from './find-people.ts';
import { type ExpressionNetwork, expressionInput } from './read-expression.ts';

/** The API of the native ONNX runtime, as far as it is used. */
interface OnnxRuntime {
  InferenceSession: {
    create(model: Uint8Array, options: InferenceSession.SessionOptions): Promise<InferenceSession>;
  };
  Tensor: new (type: 'uint8', data: Uint8Array, shape: readonly number[]) => Tensor;
}

/** The networks are small: with more threads, the pieces are too small to share. */
const maxThreads = 2;

/** Where the packed networks are. */
const assets = new URL('../../assets/', import.meta.url);

/** Opens a packed network, and returns what runs it on the bytes of a square picture. */
async function open(folder: URL, file: string, side: number) {
  const onnx: OnnxRuntime = await import('onnxruntime-node');
  const model = await readFile(new URL(file, folder));
  const session = await onnx.InferenceSession.create(model, {
    intraOpNumThreads: Math.min(maxThreads, availableParallelism()),
    // Memory kept for the next photo would be the peak of the process.
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
  return async (rgb: Uint8Array) => {
    const picture = new onnx.Tensor('uint8', rgb, [1, side, side, 3]);
    const outputs = await session.run({ picture });
    return (wanted: string) => {
      const data = outputs[wanted]?.data;
      if (!(data instanceof Float32Array)) throw new Error(`${file} returned no ${wanted}`);
      return data;
    };
  };
}

/**
 * Opens the packed networks that find people. Throws if the runtime has no build for this machine, or if a
 * file is missing or broken.
 */
export async function openNetworks(folder = assets): Promise<PeopleNetworks> {
  const faces = await open(folder, 'faces.onnx', facesInput);
  const person = await open(folder, 'person.onnx', personInput);
  return {
    async faces(rgb) {
      const read = await faces(rgb);
      return { boxes: read('boxes'), scores: read('scores') };
    },
    async person(rgb) {
      return (await person(rgb))('mask');
    },
  };
}

/** Opens the packed network that reads expressions; throws as `openNetworks` does. */
export async function openExpressions(folder = assets): Promise<ExpressionNetwork> {
  const expressions = await open(folder, 'expressions.onnx', expressionInput);
  return {
    async expressions(rgb) {
      return (await expressions(rgb))('expressions');
    },
  };
}
