import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveEngineChain } from '#contract/admin-engine-changes.ts';
import type { AdminChain } from '#contract/admin-engines.ts';
import { errorText } from '#web/api/error-texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../../admin-call.ts';
import { type EnginesData, enginesKey } from '../use-engines.ts';

/** The order of one chain. Shows a change at once; reverts it with an error if it cannot be saved. */
export function useChain(chain: AdminChain) {
  const client = useQueryClient();
  const { use } = chain;
  const mutation = useMutation({
    // Run saves in sequence, so that the last one wins.
    scope: { id: `engine-chain ${use}` },
    mutationFn: (names: string[] | null) => adminCall(saveEngineChain, { params: { use }, body: { names } }),
    onSuccess: (answer) =>
      client.setQueryData<EnginesData>(
        enginesKey,
        (data) =>
          data && {
            ...data,
            chains: data.chains.map((one) => (one.use === use ? answer.chain : one)),
          },
      ),
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: enginesKey }),
  });
  const requested = mutation.isPending ? mutation.variables : undefined;
  return {
    names: requested === undefined ? chain.names : (requested ?? chain.candidates),
    source:
      requested === undefined
        ? chain.source
        : requested === null
          ? ('automatic' as const)
          : ('stored' as const),
    save: (names: string[] | null) => mutation.mutate(names),
  };
}
