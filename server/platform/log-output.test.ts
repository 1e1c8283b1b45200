import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

const module = path.join(import.meta.dirname, 'log-output.ts');
const lineBytes = 1_000;

/**
 * A process that writes 10,000 lines, says over its channel that it is still alive and how many it dropped,
 * and writes one more whenever it is asked to.
 */
const script = `
  const { createLogOutput } = await import(${JSON.stringify(module)});
  const output = createLogOutput();
  const line = 'x'.repeat(${lineBytes - 1}) + '\\n';
  for (let count = 0; count < 10_000; count += 1) output.write(line);
  setTimeout(() => process.send(output.dropped), 50);
  process.on('message', () => { output.write('after\\n'); process.send(output.dropped); });
`;

function start(command: string, args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  started.push(child);
  return child;
}
const node = ['--input-type=module', '-e', script];

/** Its next message: how many lines it has dropped. */
async function nextCount(child: ChildProcess): Promise<number> {
  const [count] = await once(child, 'message');
  return Number(count);
}

describe('the output of the log', () => {
  it('drops lines that a pipe’s reader does not read, goes on, and says how many', async () => {
    const child = start(process.execPath, node);
    child.stdout?.pause();
    const dropped = await nextCount(child);
    expect(dropped).toBeGreaterThan(5_000);
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.stdout?.resume();
    await expect
      .poll(
        async () => {
          child.send('more');
          await nextCount(child);
          return text;
        },
        { timeout: 10_000, interval: 50 },
      )
      .toContain('after\n');
    expect(text).toMatch(
      /\{"level":"warn","time":"[^"]+","lines":\d+,"msg":"\d+ log lines dropped"\}\nafter\n/,
    );
  });

  it('drops everything when the reader is gone', async () => {
    const child = start(process.execPath, node);
    child.stdout?.destroy();
    await nextCount(child);
    child.send('more');
    expect(await nextCount(child)).toBeGreaterThan(5_000);
    expect(child.exitCode).toBeNull();
  });

  it.runIf(existsSync('/dev/full'))('drops everything on a full disk', async () => {
    const child = start('/bin/sh', ['-c', 'exec "$0" "$@" >/dev/full', process.execPath, ...node]);
    expect(await nextCount(child)).toBe(10_000);
    child.send('more');
    expect(await nextCount(child)).toBe(10_001);
  });
});
