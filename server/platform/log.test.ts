import { describe, expect, it } from 'vitest';
import { EngineError } from '#engines/engine.ts';
import { createLog, describeError } from './log.ts';
import { presentLine } from './log-lines.ts';

function record(isForTerminal = false) {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) }, isForTerminal });
  return { log, lines };
}

describe('the log', () => {
  it('writes one JSON object per line, from its level up', () => {
    const { log, lines } = record();
    log.debug({}, 'too quiet');
    log.info({ requestId: 'r1' }, 'request');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      requestId: 'r1',
      msg: 'request',
    });
  });

  it('omits prompts and secrets at any depth', () => {
    const { log, lines } = record();
    log.info(
      {
        prompt: 'hunter2',
        job: { prompt: 'hunter2' },
        request: { headers: { cookie: 'hunter2', authorization: 'hunter2' } },
      },
      'job',
    );
    log.info(
      { list: [{ token: 'hunter2' }], at: new Date(0), deep: { a: { b: { c: { d: { e: 1 } } } } } },
      'job',
    );
    expect(lines.join()).not.toContain('hunter2');
    expect(lines.join()).toContain('[left out]');
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ at: '1970-01-01T00:00:00.000Z' });
  });

  it('writes an error with its causes but without the values of a failed query', () => {
    const query = Object.assign(new Error('Failed query: insert into users\nparams: hunter2,a\nb'), {
      params: ['hunter2'],
      cause: Object.assign(new Error('duplicate key'), { code: '23505' }),
    });
    const { log, lines } = record();
    log.error({ err: query }, 'request failed');
    log.error({ error: String(query) }, 'request failed');
    expect(lines.join()).not.toContain('hunter2');
    expect(describeError(query)).toMatchObject({
      message: 'Failed query: insert into users',
      cause: { message: 'duplicate key', code: '23505' },
    });
  });

  it("includes a provider's request id, as JSON and in a terminal", () => {
    const fault = new EngineError('unavailable', 'OpenAI answered 503', { providerRequestId: 'req_1' });
    expect(describeError(fault)).toMatchObject({ kind: 'unavailable', providerRequestId: 'req_1' });
    const { log, lines } = record(true);
    log.warn({ error: fault }, 'an engine could not do the work');
    expect(lines.join()).toContain('req_1');
  });

  it("writes errors at any depth without a driver's extra fields", () => {
    const query = Object.assign(new Error('Failed query: select 1\nparams: hunter2'), {
      params: ['hunter2'],
    });
    const { log, lines } = record();
    log.error({ details: [query], deep: { reason: query } }, 'better-auth: INTERNAL_SERVER_ERROR');
    log.error({ details: [[{ a: { b: { c: { d: query } } } }]] }, 'deeper than is searched');
    expect(lines.join()).not.toContain('hunter2');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      details: [{ message: 'Failed query: select 1' }],
      deep: { reason: { message: 'Failed query: select 1' } },
    });
  });

  it('is not fooled by a value that looks like a stack', () => {
    const prompt = 'a shark\n    at first (sight.js:1:1)\nhunter2\n    at last (hunter2.js:1:1)';
    const query = new Error(`Failed query: insert into jobs\nparams: ${prompt},hunter2`);
    const { log, lines } = record();
    log.error({ err: query }, 'request failed');
    log.error({ err: new Error('the job failed', { cause: query }) }, 'request failed');
    log.error({ error: String(query) }, 'request failed');
    expect(lines.join()).not.toContain('hunter2');
    expect(lines.join()).not.toContain('sight.js');
    expect(lines[0]).toContain('log.test.ts');
  });

  it('writes readable lines to a terminal', () => {
    const { log, lines } = record(true);
    log.warn({ port: 3000, err: new Error('no') }, 'careful');
    expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d .*warn.* careful .*port=.*3000/);
    expect(lines[0]).toContain('Error: no');
    expect(presentLine('{"odd":1}')).toBe('{"odd":1}');
  });
});
