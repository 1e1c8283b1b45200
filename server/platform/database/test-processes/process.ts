import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export interface TestProcess {
  pid: number;
  /** The lines that it prints. */
  lines: Interface;
  /** Everything that it has written to stderr. */
  complaints(): string;
  /** Kills it without warning, like a crash. */
  killImmediately(): Promise<void>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/** Starts a program of this folder as a child process. */
export function startTestProcess(program: URL, ...parameters: string[]): TestProcess {
  const file = fileURLToPath(program);
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(
    process.execPath,
    [file, ...parameters],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  if (child.pid === undefined) throw new Error(`${file} did not start.`);
  return {
    pid: child.pid,
    lines: createInterface(child.stdout),
    complaints: () => complaints,
    ended,
    async killImmediately() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The next line that the process prints. */
export async function nextLine(process: TestProcess): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  process.lines.once('line', resolve);
  const failed = process.ended.then((code) => {
    throw new Error(`The process ended with ${code} before its first message: ${process.complaints()}`);
  });
  return Promise.race([promise, failed]);
}
