/**
 * The drawing thread. Everything here is synchronous, so that stopping the thread never leaves work running
 * in a thread pool; progress is posted between the steps.
 */
import { parentPort } from 'node:worker_threads';
import { designRecipe } from '../design.ts';
import { recipeSchema } from '../recipe.ts';
import { pixelsOf, reduce, renderRecipe } from '../render.ts';
import { recycle } from '../scratch.ts';
import type { DrawingStep, DrawingTask, DrawnRest, PixelPicture } from './protocol.ts';
import type { TaskMessage, ThreadMessage } from './task-thread.ts';

interface Report {
  onStep(step: DrawingStep): void;
  onPixels(pixels: PixelPicture): void;
}

function perform(task: DrawingTask, { onStep, onPixels }: Report): DrawnRest {
  const { recipe, warnings } =
    task.kind === 'design'
      ? designRecipe(task.input)
      : { recipe: recipeSchema.parse(task.recipe), warnings: [] };
  onStep('reading the prompt');
  const canvas = renderRecipe(recipe, { onStep, photos: task.photos });
  onPixels(pixelsOf(canvas));
  onStep('finishing');
  const reduced = reduce(canvas);
  recycle(canvas);
  return { reduced, recipe, warnings };
}

/** Posts with the buffers of pictures transferred to the owner instead of copied. */
function post(
  message: ThreadMessage<DrawingStep, DrawnRest, PixelPicture>,
  pictures: readonly (PixelPicture | null)[] = [],
): void {
  parentPort?.postMessage(
    message,
    pictures.flatMap((picture) => picture?.rgba.buffer ?? []),
  );
}

function onTask({ taskId, task }: TaskMessage<DrawingTask>): void {
  try {
    const result = perform(task, {
      onStep: (step) => post({ taskId, kind: 'progress', step }),
      onPixels: (part) => post({ taskId, kind: 'part', part }, [part]),
    });
    post({ taskId, kind: 'done', result }, [result.reduced]);
  } catch (error) {
    post({ taskId, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on('message', onTask);
