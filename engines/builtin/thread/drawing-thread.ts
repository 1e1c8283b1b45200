import {
  type DrawingStep,
  type DrawingTask,
  type DrawnPicture,
  type DrawnRest,
  drawingSteps,
  type PixelPicture,
} from './protocol.ts';
import { createTaskThread } from './task-thread.ts';

export { DrawingFailed, DrawingThreadDied } from './task-thread.ts';

export interface DrawingOptions {
  /** Aborting rejects immediately with the signal's reason; the drawing is stopped, not awaited. */
  signal?: AbortSignal;
  /** Called after each step with the share of the work done (0–1) and the step's name. */
  onProgress?: (fraction: number, step: DrawingStep) => void;
  /** Called with the pixels before the rest is ready, so that they can be encoded meanwhile. */
  onPixels?: (pixels: PixelPicture) => void;
}

export interface DrawingThread {
  /** Draws one task; the caller must not run two at a time. */
  draw(task: DrawingTask, options: DrawingOptions): Promise<DrawnPicture>;
  close(): Promise<void>;
}

export function createDrawingThread(scriptUrl: URL = new URL('./worker.ts', import.meta.url)): DrawingThread {
  const thread = createTaskThread<DrawingTask, DrawingStep, DrawnRest, PixelPicture>(scriptUrl);
  return {
    async draw(task, { signal, onProgress, onPixels }) {
      const sent: PixelPicture[] = [];
      const rest = await thread.run(task, {
        signal,
        onStep: (step) => onProgress?.(drawingSteps[step], step),
        onPart(pixels) {
          sent.push(pixels);
          onPixels?.(pixels);
        },
      });
      const [pixels] = sent;
      if (pixels === undefined) throw new Error('the drawing thread sent no pixels');
      return { ...rest, pixels };
    },
    close: () => thread.close(),
  };
}
