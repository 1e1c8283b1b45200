import { availableParallelism } from 'node:os';
import type { InferenceSession, Tensor } from 'onnxruntime-web';
import { loadWasm } from '../wasm/load-wasm.ts';
import type { Network } from './network.ts';

/** The common API of both packages of the ONNX runtime. */
interface OnnxRuntime {
  InferenceSession: {
    create(model: Uint8Array, options: InferenceSession.SessionOptions): Promise<InferenceSession>;
  };
  Tensor: new (type: 'uint8', data: Uint8Array, shape: readonly number[]) => Tensor;
}

/** With more than four, the pieces are too small to share. */
const maxThreads = 4;

/**
 * Runs the network natively, or in WebAssembly if no native runtime is available: five to nine times slower.
 */
export async function openSession(runtime: 'native' | 'wasm', model: Uint8Array): Promise<Network> {
  const threads = Math.min(maxThreads, availableParallelism());
  const { onnx, options } = runtime === 'native' ? await loadNative(threads) : await loadWasm(threads);
  const session = await onnx.InferenceSession.create(model, { ...options, logSeverityLevel: 3 });
  return {
    runtime,
    async double(rgb, width, height) {
      const picture = new onnx.Tensor('uint8', rgb, [1, height, width, 3]);
      const { enlarged } = await session.run({ picture });
      if (!(enlarged?.data instanceof Uint8Array)) throw new Error('the network returned no picture');
      return enlarged.data;
    },
    close: () => session.release(),
  };
}

async function loadNative(threads: number) {
  const onnx: OnnxRuntime = await import('onnxruntime-node');
  // Memory kept for the next piece would be the peak of the process.
  return { onnx, options: { intraOpNumThreads: threads, enableMemPattern: false, enableCpuMemArena: false } };
}
