/** A process that does nothing but watch its own event loop until it is told to say what it saw. */
import { LoopWatch } from './loop-delay.ts';

const watch = new LoopWatch();
watch.start();
process.once('message', () => {
  process.send?.(watch.read(), () => process.exit(0));
});
process.once('disconnect', () => process.exit(1));
