import { createHash } from 'node:crypto';
import { secondMs } from '../../../../contract/durations.ts';
import type { FaceReading } from '../../../faces.ts';
import { untilAborted } from '../../../until-aborted.ts';
import { createTaskThread, DrawingThreadDied, type TaskThread } from '../../thread/task-thread.ts';
import { shrinkPhoto } from '../decode-photo.ts';
import type { PhotoPixels } from '../photo.ts';
import type { FoundPeople, PeopleAnswer, PeopleTask } from './protocol.ts';

/** Finds and cuts out people, one photo after another, in its own thread. */
export interface PeopleFinder {
  /**
   * Finds the people of a photo. Null if this machine cannot: the runtime or a network is missing or broken.
   */
  find(photo: PhotoPixels, options: { signal?: AbortSignal | undefined }): Promise<FoundPeople | null>;
  /** Reads what the largest face of a photo shows. Null as `find`. */
  read(photo: PhotoPixels, options: { signal?: AbortSignal | undefined }): Promise<FaceReading | null>;
  close(): Promise<void>;
}

/** As sharp as a design shows it: the hero of a picture 720 pixels high is seldom the whole photo. */
const workedLongest = 840;
/** The networks hold some 60 MB; what was found is remembered without them. */
const idleMs = 15 * secondMs;
/** A found photo takes up to 0.9 MB. */
const remembered = 24;

type PeopleThread = TaskThread<PeopleTask, never, PeopleAnswer>;

/** @param script the thread's program */
export function createPeopleFinder(script = new URL('./worker.ts', import.meta.url)): PeopleFinder {
  const thread: PeopleThread = createTaskThread(script, {
    isReadyAfterAbort: false,
  });
  const known = new Map<string, FoundPeople>();
  let last: Promise<unknown> = Promise.resolve();
  let sleep: NodeJS.Timeout | undefined;
  let isClosed = false;

  function remember(key: string, people: FoundPeople): void {
    known.set(key, people);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
  }

  /** Runs the work after all earlier work has settled. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    return turn;
  }

  async function work(task: PeopleTask): Promise<PeopleAnswer> {
    if (isClosed) throw new DrawingThreadDied('the engine was closed');
    clearTimeout(sleep);
    try {
      // Not stopped on abort: the native runtime must not be unloaded while it computes.
      return await thread.run(task, {});
    } finally {
      sleep = setTimeout(() => void inTurn(() => thread.close()), idleMs);
      sleep.unref();
    }
  }

  /** The thread's answer; null if this machine has none. */
  async function ask(task: PeopleTask, signal: AbortSignal | undefined): Promise<PeopleAnswer | null> {
    const working = inTurn(() => work(task));
    try {
      return await (signal ? untilAborted(signal, working) : working);
    } catch (error) {
      signal?.throwIfAborted();
      if (isClosed) throw error;
      return null;
    }
  }

  return {
    async find(photo, { signal }) {
      const small = await shrinkPhoto(photo, workedLongest);
      signal?.throwIfAborted();
      const key = createHash('sha256').update(small.rgba).digest('base64');
      const before = known.get(key);
      if (before) return before;
      const answer = await ask({ ...small, wants: 'people' }, signal);
      if (answer?.people) remember(key, answer.people);
      return answer?.people ?? null;
    },
    async read(photo, { signal }) {
      const small = await shrinkPhoto(photo, workedLongest);
      signal?.throwIfAborted();
      return (await ask({ ...small, wants: 'expression' }, signal))?.reading ?? null;
    },
    async close() {
      isClosed = true;
      clearTimeout(sleep);
      await inTurn(() => thread.close());
    },
  };
}
