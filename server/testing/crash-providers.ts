// Providers in the test's process, for servers in other processes that are killed while they wait for an
// answer.
import { openComfyUi } from '#engines/comfyui/testing/stand-in.ts';
import type { MatrixSubject } from '#engines/testing/matrix.ts';
import { plainPng } from '#engines/testing/requests.ts';
import { type Answer, openStandIn } from '#engines/testing/stand-in.ts';

/** A provider for crash tests. */
export interface CrashProvider {
  /** The environment that configures it. */
  readonly env: Record<string, string>;
  /** How many paid requests it has received. */
  paidCalls(): number;
  /** Accepts paid calls without answering before `release`; resolves at the first. */
  holdCalls(): Promise<void>;
  /** Accepts calls but never has a result; resolves at the first request for one. */
  holdResults(): Promise<void>;
  /** From now on every request succeeds, and accepted calls have their result. */
  release(): void;
  close(): Promise<void>;
}

/** Opens the provider of an engine from the fault matrix. */
export async function openProvider(
  subject: MatrixSubject,
  envOf: (origin: string) => Record<string, string>,
): Promise<CrashProvider> {
  const standIn = await openStandIn();
  const { origin, requests } = standIn;
  const respondWithSuccess = subject.respondWithSuccess(origin, await plainPng(1280, 720));
  const stillWorking = subject.stillWorking?.(origin);
  const held: Parameters<Answer>[] = [];
  /** Answers normally except for `answer`; resolves at its first request. */
  const untilRequested = (isIt: (request: (typeof requests)[number]) => boolean, answer: Answer) => {
    const requested = Promise.withResolvers<void>();
    standIn.answer((request, response) => {
      if (!isIt(request)) return respondWithSuccess(request, response);
      requested.resolve();
      return answer(request, response);
    });
    return requested.promise;
  };
  standIn.answer(respondWithSuccess);
  return {
    env: envOf(origin),
    paidCalls: () => requests.filter((request) => subject.isPaidCall(request)).length,
    holdCalls: () =>
      untilRequested(
        (request) => subject.isPaidCall(request),
        (...call) => void held.push(call),
      ),
    holdResults() {
      if (!stillWorking) throw new Error(`${subject.name} answers with the result itself`);
      return untilRequested((request) => subject.isResultCall?.(request) ?? false, stillWorking);
    },
    release() {
      standIn.answer(respondWithSuccess);
      for (const call of held.splice(0)) void respondWithSuccess(...call);
    },
    close: standIn.close,
  };
}

/** ComfyUI with its socket: a held call has started its work. */
export async function openComfyUiProvider(): Promise<CrashProvider> {
  const comfyUi = await openComfyUi({ picture: await plainPng(1280, 720) });
  const called = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  let takesCalls = true;
  comfyUi.answer('/prompt', (_response, usual) => {
    called.resolve();
    if (takesCalls) void usual();
  });
  comfyUi.answer('/history/', (_response, usual) => {
    requested.resolve();
    void usual();
  });
  return {
    env: { COMFYUI_URL: comfyUi.origin, ENGINE_FREE: 'comfyui' },
    paidCalls: () => comfyUi.requests.filter(({ path }) => path === '/prompt').length,
    async holdCalls() {
      takesCalls = false;
      await called.promise;
    },
    async holdResults() {
      comfyUi.hold();
      await requested.promise;
      await comfyUi.untilStanding();
    },
    release() {
      takesCalls = true;
      comfyUi.release();
    },
    close: comfyUi.close,
  };
}
