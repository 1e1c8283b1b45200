import { Worker } from 'node:worker_threads';
import { minuteMs } from '../../../contract/durations.ts';
import { DesignChangeRefused, NotADesign } from '../../designs.ts';
import { EngineError } from '../../engine.ts';
import type { DeskAnswer, DeskCalls, DeskQuestion, DeskVerb } from './protocol.ts';

/** A question that a user waits for is answered before one that fills a grid or loads ahead. */
const ranks: Record<DeskVerb, number> = {
  change: 0,
  offer: 0,
  preview: 0,
  search: 0,
  enhancePrompt: 0,
  enhanceStyle: 0,
  load: 1,
  icon: 1,
  scene: 1,
};

interface Waiting {
  question: DeskQuestion;
  rank: number;
  resolve: (answered: never) => void;
  reject: (reason: unknown) => void;
}

/** One thread that answers questions about designs, one at a time. */
export interface Desk {
  /**
   * Asks the thread. Aborting stops waiting and rejects with the signal's reason; a running question is still
   * answered, since stopping the thread would take longer.
   * @throws DesignChangeRefused, NotADesign, or an `EngineError` if the answer takes too long: the next
   *   question gets a new thread
   */
  ask<Verb extends DeskVerb>(
    verb: Verb,
    asked: DeskCalls[Verb]['asked'],
    signal?: AbortSignal,
  ): Promise<DeskCalls[Verb]['answered']>;
  close(): Promise<void>;
}

interface DeskOptions {
  /** How long the idle thread is kept: its fonts, icons and words take some tens of megabytes. */
  idleMs?: number;
  /**
   * The thread is replaced after this: an answer takes a tenth of a second, the first of a thread a few
   * seconds at worst.
   */
  longestMs?: number;
  scriptUrl?: URL;
}

/**
 * Creates a desk. Its thread starts with the first question, ends after an idle period, and does not keep the
 * process alive.
 */
export function createDesk({
  idleMs = 10 * minuteMs,
  longestMs = 15_000,
  scriptUrl = new URL('./desk-worker.ts', import.meta.url),
}: DeskOptions = {}): Desk {
  const waiting: Waiting[] = [];
  let running: Waiting | null = null;
  let worker: Worker | null = null;
  let idleTimer: NodeJS.Timeout | undefined;
  let lateTimer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(scriptUrl);
    const onDeath = (cause: unknown) => {
      if (worker !== started) return;
      worker = null;
      settle(({ reject }) => reject(new EngineError('unavailable', 'the design desk ended', { cause })));
    };
    started.on('message', (message: DeskAnswer) => {
      if (running?.question.id === message.id) settle((asker) => tell(asker, message));
    });
    started.on('error', onDeath);
    started.on('exit', onDeath);
    return started;
  }

  function settle(action: (asker: Waiting) => void): void {
    clearTimeout(lateTimer);
    const asker = running;
    running = null;
    worker?.unref();
    if (asker) action(asker);
    next();
  }

  function next(): void {
    clearTimeout(idleTimer);
    if (running !== null) return;
    const rank = Math.min(...waiting.map((one) => one.rank));
    const at = waiting.findIndex((one) => one.rank === rank);
    const [chosen] = at < 0 ? [] : waiting.splice(at, 1);
    if (chosen === undefined) {
      idleTimer = setTimeout(stop, idleMs).unref();
      return;
    }
    running = chosen;
    worker ??= start();
    worker.ref();
    worker.postMessage(chosen.question);
    lateTimer = setTimeout(giveUpThread, longestMs).unref();
  }

  /** Terminates a thread that is stuck, so that it does not block the other questions. */
  function giveUpThread(): void {
    stop().catch(() => {});
    settle(({ reject }) => reject(new EngineError('timed_out', `no answer within ${longestMs} ms`)));
  }

  function stop(): Promise<unknown> {
    const stopped = worker;
    worker = null;
    return stopped ? stopped.terminate() : Promise.resolve();
  }

  return {
    ask: (verb, asked, signal) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new EngineError('unavailable', 'the engine was closed'));
        if (signal?.aborted) return reject(signal.reason);
        lastId += 1;
        const question = { id: lastId, verb, asked } as DeskQuestion;
        const giveUp = () => {
          const at = waiting.indexOf(entry);
          if (at >= 0) waiting.splice(at, 1);
          reject(signal?.reason);
        };
        const ended = <V>(settlePromise: (value: V) => void) => {
          return (value: V) => {
            signal?.removeEventListener('abort', giveUp);
            settlePromise(value);
          };
        };
        const entry: Waiting = {
          question,
          rank: ranks[verb],
          resolve: ended(resolve),
          reject: ended(reject),
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        waiting.push(entry);
        next();
      }),
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      clearTimeout(lateTimer);
      const closed = new EngineError('unavailable', 'the engine was closed');
      for (const { reject } of waiting.splice(0)) reject(closed);
      const asker = running;
      running = null;
      asker?.reject(closed);
      await stop();
    },
  };
}

function tell({ resolve, reject }: Waiting, message: DeskAnswer): void {
  // The thread answers with the type of the verb.
  if (message.kind === 'done') resolve(message.answered as never);
  else reject(errorOf(message));
}

function errorOf(message: Exclude<DeskAnswer, { kind: 'done' }>): Error {
  switch (message.kind) {
    case 'refused':
      return new DesignChangeRefused(message.field, message.message);
    case 'not-a-design':
      return new NotADesign(message.message);
    case 'failed':
      return new EngineError('invalid_input', message.message);
  }
}
