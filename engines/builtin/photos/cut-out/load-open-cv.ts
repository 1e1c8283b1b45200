import { createRequire } from 'node:module';

export type OpenCv = typeof import('@techstark/opencv-js');

/** The library is ready some time after it was loaded, and calls this then. */
type Loading = OpenCv & { onRuntimeInitialized?: () => void };

/**
 * Loads the library in an object of its own: it has a method called `then`, and whatever is awaited with one is taken for
 * a promise, which this one never settles. For the same reason it is required and not imported.
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
