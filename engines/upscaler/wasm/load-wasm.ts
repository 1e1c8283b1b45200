/**
 * The runtime in WebAssembly, five to nine times slower than the native one. It is installed beside this file, by a lock
 * file of its own, where no native one is made for the machine: Alpine Linux (musl), FreeBSD. Throws where it is missing.
 */
export async function loadWasm(threads: number) {
  const onnx = await import('onnxruntime-web');
  onnx.env.wasm.numThreads = threads;
  return { onnx, options: { executionProviders: ['wasm'] } };
}
