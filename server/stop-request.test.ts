import { describe, expect, it } from 'vitest';
import { createStopRequest } from './stop-request.ts';

function prepare() {
  const stopping = Promise.withResolvers<void>();
  const exited = Promise.withResolvers<number>();
  const state = { now: 0, stops: 0, exits: [] as number[], failures: [] as unknown[] };
  const request = createStopRequest({
    stop() {
      state.stops += 1;
      return stopping.promise;
    },
    exit(code) {
      state.exits.push(code);
      exited.resolve(code);
    },
    onFailure: (error) => state.failures.push(error),
    now: () => state.now,
  });
  return { request, state, stopping, exited: exited.promise };
}

describe('a stop signal', () => {
  it('ends the process once everything has stopped', async () => {
    const { request, state, stopping, exited } = prepare();
    request();
    expect(state.exits).toEqual([]);
    stopping.resolve();
    expect(await exited).toBe(0);
  });

  it('forwarded a second time by the start script aborts nothing', async () => {
    const { request, state, stopping, exited } = prepare();
    request();
    state.now = 20;
    request();
    expect(state).toMatchObject({ stops: 1, exits: [] });
    stopping.resolve();
    expect(await exited).toBe(0);
  });

  it('repeated later ends the process at once', () => {
    const { request, state } = prepare();
    request();
    state.now = 3_000;
    request();
    expect(state).toMatchObject({ stops: 1, exits: [1] });
  });

  it('reports a stop that failed', async () => {
    const { request, state, stopping, exited } = prepare();
    request();
    stopping.reject(new Error('the disk is gone'));
    expect(await exited).toBe(1);
    expect(state.failures).toEqual([new Error('the disk is gone')]);
  });
});
