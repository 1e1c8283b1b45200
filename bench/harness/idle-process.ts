/** A process that only watches its own event loop until asked for the result. */
import { LoopWatch } from './loop-delay.ts';

const watch = new LoopWatch();
watch.start();
process.once('message', () => {
  process.send?.(watch.read(), () => process.exit(0));
});
process.once('disconnect', () => process.exit(1));
