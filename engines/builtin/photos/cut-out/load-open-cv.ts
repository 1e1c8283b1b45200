import { createRequire } from 'node:module';

export type OpenCv = typeof import('@techstark/opencv-js');

/** The library initialises after it was loaded, and then calls this. */
type Loading = OpenCv & { onRuntimeInitialized?: () => void };

/**
 * Loads the library inside an object: it has a method called `then`, so `await` would treat it as a promise,
 * which this one never settles. For the same reason it is required, not imported.
 */
export async function loadOpenCv(): Promise<{ openCv: OpenCv }> {
  const openCv = createRequire(import.meta.url)('@techstark/opencv-js') as Loading;
  if (openCv.Mat === undefined) {
    const ready = Promise.withResolvers<void>();
    openCv.onRuntimeInitialized = () => ready.resolve();
    await ready.promise;
  }
  return { openCv };
}
