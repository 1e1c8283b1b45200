import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { InferenceSession, Tensor } from 'onnxruntime-web';
import { facesInput } from './detect-faces.ts';
import { type PeopleNetworks, personInput } from './find-people.ts';

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

/**
 * Opens the packed networks. Throws if the runtime has no build for this machine, or if a file is missing or
 * broken.
 */
export async function openNetworks(folder = assets): Promise<PeopleNetworks> {
  const onnx: OnnxRuntime = await import('onnxruntime-node');
  const open = async (file: string, side: number) => {
    const model = await readFile(new URL(file, folder));
    const session = await onnx.InferenceSession.create(model, {
      intraOpNumThreads: Math.min(maxThreads, availableParallelism()),
      // Memory kept for the next photo would be the peak of the process.
      enableCpuMemArena: false,
      enableMemPattern: false,
      logSeverityLevel: 3,
    });
    return async (rgb: Uint8Array, name: string) => {
      const picture = new onnx.Tensor('uint8', rgb, [1, side, side, 3]);
      const outputs = await session.run({ picture });
      return (wanted: string) => {
        const data = outputs[wanted]?.data;
        if (!(data instanceof Float32Array)) throw new Error(`the network ${name} returned no ${wanted}`);
        return data;
      };
    };
  };
  const faces = await open('faces.onnx', facesInput);
  const person = await open('person.onnx', personInput);
  return {
    async faces(rgb) {
      const read = await faces(rgb, 'faces');
      return { boxes: read('boxes'), scores: read('scores') };
    },
    async person(rgb) {
      return (await person(rgb, 'person'))('mask');
    },
  };
}
