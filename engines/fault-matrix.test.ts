import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/sample.ts';
import { faults } from './testing/faults.ts';
import { type MatrixSubject, makePictures, thrownBy } from './testing/matrix.ts';
import { engineContext, generateRequest, plainPng } from './testing/requests.ts';
import { openStandIn, type StandIn } from './testing/stand-in.ts';
import { subjects } from './testing/subjects.ts';

let server: StandIn;
let png: Buffer;
beforeAll(async () => {
  png = await plainPng(1280, 720);
});
beforeEach(() => {
  server.requests.length = 0;
});

/** A stand-in for each subject: the cancel of an aborted call may come after the test that aborted it. */
function useOwnStandIn(): void {
  beforeAll(async () => {
    server = await openStandIn();
  });
  afterAll(() => server.close());
}

describe.each(sampleOf(subjects, 6))('$name', (subject) => {
  useOwnStandIn();

  const paidCalls = () => server.requests.filter((request) => subject.isPaidCall(request));

  it('declares its capabilities as data', () => {
    const { operations, pictures, facts, progress, takesSeed, maxReferences } = subject.open(
      server.origin,
    ).capabilities;
    expect(pictures.takesMask).toBe(operations.includes('inpaint'));
    if (Array.isArray(pictures.sizes)) expect(pictures.sizes.length).toBeGreaterThan(0);
    expect(facts?.generate).toBeDefined();
    expect(['measured', 'none']).toContain(progress);
    expect([typeof takesSeed, typeof maxReferences]).toEqual(['boolean', 'number']);
  });

  it('makes a picture with one paid call', async () => {
    server.answer(subject.respondWithSuccess(server.origin, png));
    const { pictures } = await makePictures(subject.open(server.origin), generateRequest());
    expect(pictures).toHaveLength(1);
    expect(paidCalls()).toHaveLength(1);
  });

  it.each(faults)('$name', async ({ name, answer, kind, mayHaveCost, retryAfterMs = null }) => {
    const respondWithSuccess = subject.respondWithSuccess(server.origin, png);
    server.answer((request, response) =>
      subject.isPaidCall(request) ? answer(response) : respondWithSuccess(request, response),
    );
    const thrown = await thrownBy(makePictures(subject.open(server.origin), generateRequest()));
    expect(thrown).toMatchObject({ kind, mayHaveCost, retryAfterMs, ...expectedFor(subject, name) });
    // They may repeat the prompt, and errors are logged. JSON parsers quote ten characters.
    expect(inspect(thrown, { depth: 10 })).not.toContain('words of t');
    // The layer above decides about retries.
    expect(paidCalls()).toHaveLength(1);
  });

  it('ends with the reason of a caller who aborts before the response', async () => {
    const controller = new AbortController();
    const respondWithSuccess = subject.respondWithSuccess(server.origin, png);
    server.answer((request, response) =>
      subject.isPaidCall(request) ? controller.abort('cancelled') : respondWithSuccess(request, response),
    );
    const work = makePictures(
      subject.open(server.origin),
      generateRequest(),
      engineContext(controller.signal),
    );
    await expect(work).rejects.toBe('cancelled');
  });
});

describe.each(sampleOf(subjects, 6).filter(({ isResultCall }) => isResultCall !== undefined))(
  '$name, polled for its result',
  (subject) => {
    useOwnStandIn();

    it('is polled again after a temporary failure, without another paid call', async () => {
      const respondWithSuccess = subject.respondWithSuccess(server.origin, png);
      const passing = [500, 503, 429];
      server.answer((request, response) => {
        const status = subject.isResultCall?.(request) ? passing.shift() : undefined;
        if (status === undefined) return respondWithSuccess(request, response);
        response.writeHead(status, { 'retry-after': '0' }).end();
      });
      const { pictures } = await makePictures(subject.open(server.origin), generateRequest());
      expect(pictures).toHaveLength(1);
      expect(server.requests.filter((request) => subject.isPaidCall(request))).toHaveLength(1);
    });

    it('is not waited for longer than its caller’s signal allows', async () => {
      const controller = new AbortController();
      const respondWithSuccess = subject.respondWithSuccess(server.origin, png);
      const stillWorking = subject.stillWorking?.(server.origin);
      server.answer((request, response) => {
        if (!subject.isResultCall?.(request) || !stillWorking) return respondWithSuccess(request, response);
        controller.abort('time is over');
        return stillWorking(request, response);
      });
      const work = makePictures(
        subject.open(server.origin),
        generateRequest(),
        engineContext(controller.signal),
      );
      await expect(work).rejects.toSatisfy(
        (error) => error === 'time is over' || (error as Error).name === 'AbortError',
      );
    });
  },
);

function expectedFor({ exceptions }: MatrixSubject, fault: string) {
  const exception = exceptions?.[fault];
  if (!exception) return {};
  const { kind, mayHaveCost } = exception;
  return { kind, ...(mayHaveCost !== undefined && { mayHaveCost }) };
}
