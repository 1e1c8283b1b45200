import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type DataFolder, makeDataFolder } from './data-folder.ts';
import type { Opened, ResponseMessage, StudioMethod, StudioMethods, StudioOptions } from './options.ts';

/** A running server in its own process. */
export interface Studio extends Opened {
  call<Name extends StudioMethod>(
    name: Name,
    params: StudioMethods[Name]['params'],
  ): Promise<StudioMethods[Name]['result']>;
  /** Shuts the server down and removes its data folder, unless the caller provided it. */
  stop(): Promise<void>;
}

export type OpenStudio = Partial<StudioOptions>;

/**
 * Starts the server of `studio-process.ts`; by default with a new embedded database and the built-in engine.
 */
export async function openStudio(options: OpenStudio = {}): Promise<Studio> {
  const folder: DataFolder = options.dataDir
    ? { path: options.dataDir, remove: () => undefined }
    : makeDataFolder();
  const all: StudioOptions = {
    databaseUrl: null,
    engine: 'builtin',
    alsoServes: null,
    ...options,
    dataDir: folder.path,
  };
  const child = fork(fileURLToPath(new URL('./studio-process.ts', import.meta.url)), [JSON.stringify(all)]);
  try {
    const connection = new Connection(child);
    const opened = await connection.opened;
    return {
      ...opened,
      call: (name, params) => connection.call(name, params),
      async stop() {
        await connection.call('stop', null);
        folder.remove();
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    folder.remove();
    throw error;
  }
}

type Waiting = PromiseWithResolvers<StudioMethods[StudioMethod]['result']>;

class Connection {
  readonly opened: Promise<Opened>;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(child: ChildProcess) {
    this.#child = child;
    const opened = Promise.withResolvers<Opened>();
    this.opened = opened.promise;
    child.on('message', (message: ResponseMessage) => {
      if (message.kind === 'opened') opened.resolve(message.opened);
      else this.#receive(message);
    });
    child.once('exit', (code) => {
      const ended = new Error(`the server process exited with ${code}`);
      opened.reject(ended);
      for (const waiting of this.#waiting.values()) waiting.reject(ended);
    });
  }

  async call<Name extends StudioMethod>(
    name: Name,
    params: StudioMethods[Name]['params'],
  ): Promise<StudioMethods[Name]['result']> {
    this.#lastId += 1;
    const waiting: Waiting = Promise.withResolvers();
    this.#waiting.set(this.#lastId, waiting);
    this.#child.send({ id: this.#lastId, name, params });
    // The result's type follows from the method's name.
    return (await waiting.promise) as StudioMethods[Name]['result'];
  }

  #receive(message: Exclude<ResponseMessage, { kind: 'opened' }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.kind === 'result') waiting?.resolve(message.result);
    else waiting?.reject(new Error(`the server process failed: ${message.message}`));
  }
}
