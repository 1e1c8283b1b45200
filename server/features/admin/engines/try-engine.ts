import type { EngineTestResult } from '#contract/admin-engine-changes.ts';
import { engineLimits } from '#contract/limits.ts';
import { type Engine, EngineError, timedOut } from '#engines/engine.ts';
import { untilAborted } from '#engines/until-aborted.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Engines, SpendingLimitError } from '../../engines/engines.ts';
import { trialOf } from './trials.ts';

export interface TrialDeps {
  engines: Pick<Engines, 'call' | 'changesFor'>;
  clock: Clock;
}

/**
 * Makes one small call to an engine, through everything that a user's call passes: queue, ledger, daily
 * limit. A failure of the engine is part of the answer. Throws for an engine without a test, or at its daily
 * limit: that is our limit, not the engine's fault.
 */
export async function tryEngine(
  deps: TrialDeps,
  engine: Engine,
  given: { signal: AbortSignal; userId: string },
): Promise<EngineTestResult> {
  const trial = trialOf(engine);
  if (!trial) throw new AppError('engine_test_unsupported');
  const { operation } = trial;
  const price = engine.capabilities.facts?.[operation]?.priceMicros ?? null;
  const limitMs = Math.min(engine.capabilities.timeoutMs, engineLimits.testTimeoutMs);
  const timeout = AbortSignal.timeout(limitMs);
  const signal = AbortSignal.any([given.signal, timeout]);
  let startedAt = deps.clock.now();
  const passed = () => Math.max(0, deps.clock.now().getTime() - startedAt.getTime());
  const explain = (error: unknown) =>
    timeout.aborted && !(error instanceof EngineError) ? timedOut(engine, limitMs, error) : error;
  const call = { engine, operation, userId: given.userId, signal, isTrial: true };
  try {
    const answer = await deps.engines.call(call, () => {
      // Measured from its turn: waiting is not the engine's time.
      startedAt = deps.clock.now();
      // Marked as a timeout here, so that the ledger records it as one.
      return untilAborted(signal, trial.run(engine, signal, deps)).catch((error: unknown) => {
        throw explain(error);
      });
    });
    return {
      outcome: 'done',
      operation,
      ms: passed(),
      spentMicros: answer.spentMicros ?? price,
      providerRequestId: answer.providerRequestId ?? null,
      picture: answer.picture,
      words: answer.words,
    };
  } catch (error) {
    if (error instanceof SpendingLimitError) throw new AppError('engine_limit_reached');
    const failure = explain(error);
    if (!(failure instanceof EngineError)) throw failure;
    return {
      outcome: 'failed',
      operation,
      ms: passed(),
      spentMicros: failure.mayHaveCost ? price : 0,
      providerRequestId: failure.providerRequestId,
      fault: failure.kind,
      message: failure.message,
    };
  }
}
