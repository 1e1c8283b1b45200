/**
 * Loads the runtime in WebAssembly, five to nine times slower than the native one. It is installed beside
 * this file, with its own lock file, on machines without a native build: Alpine Linux (musl), FreeBSD.
 * Throws when it is missing.
 */
export async function loadWasm(threads: number) {
  const onnx = await import('onnxruntime-web');
  onnx.env.wasm.numThreads = threads;
  return { onnx, options: { executionProviders: ['wasm'] } };
}
