import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const startTimeoutMs = 60_000;

/** Whether a program of this system can be run. Daemons are outside of a user's PATH. */
export function has(program: string): boolean {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/bin', '/usr/local/bin'];
  return folders.some((folder) => existsSync(path.join(folder, program)));
}

/** A folder that is removed at the end. Everybody may enter it: daemons change their user. */
export function makeFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'adventure-real-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}

/** A started program of another project. */
export interface Program {
  output(): string;
  /** Sends a signal to it and to what it has started. */
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/** Starts a program and waits until it listens on a port. Throws with its output if it never does. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { port, env = {} }: { port: number; env?: Record<string, string> },
): Promise<Program> {
  const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
  const child = spawn(command, args, { env: { ...process.env, PATH, ...env }, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ended = once(child, 'exit');
  ended.catch(() => {});
  const program: Program = {
    output: () => printed,
    signal: (name) => {
      if (child.pid !== undefined) process.kill(-child.pid, name);
    },
    stop: () => stop(child, ended),
  };
  const deadline = performance.now() + startTimeoutMs;
  while (!(await listens(port))) {
    if (child.exitCode === null && performance.now() < deadline) await wait(100);
    else {
      await program.stop();
      throw new Error(`${command} does not listen on ${port}:\n${printed}`);
    }
  }
  return program;
}

/** Ends the program's whole group: some start workers. */
async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGCONT');
  process.kill(-child.pid, 'SIGTERM');
  const isOver = await Promise.race([ended.then(() => true), wait(10_000, false)]);
  if (!isOver) process.kill(-child.pid, 'SIGKILL');
  await ended;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
