import type { AddressAnswer } from '#contract/admin-engine-changes.ts';
import { engineLimits } from '#contract/limits.ts';
import type { EngineBlueprint, EngineValues } from '#engines/blueprint.ts';
import type { EngineNetwork } from '#engines/network.ts';
import { AppError } from '#server/platform/app-error.ts';
import { FetchRefusedError } from '#server/platform/fetcher/fetcher.ts';

/** Asks an own server whether it is one. Throws `engine_test_unsupported` for other kinds of engines. */
export async function checkAddress(
  network: Pick<EngineNetwork, 'fetch'>,
  { probe }: EngineBlueprint,
  values: EngineValues,
  signal: AbortSignal,
): Promise<AddressAnswer> {
  if (!probe) throw new AppError('engine_test_unsupported');
  const { address, headers } = probe(values);
  const timeout = AbortSignal.timeout(engineLimits.addressCheckMs);
  try {
    const answer = await network.fetch(address, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
    });
    await answer.body?.cancel();
    if (answer.status === 401 || answer.status === 403) return 'login_refused';
    const isJson = /json/.test(answer.headers.get('content-type') ?? '');
    return answer.ok && isJson ? 'answers' : 'other_server';
  } catch (error) {
    signal.throwIfAborted();
    return isRefused(error) ? 'address_refused' : 'unreachable';
  }
}

/** Whether this server does not call such an address, however often the refusal was wrapped. */
function isRefused(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchRefusedError) return cause.reason === 'host';
  }
  return false;
}
