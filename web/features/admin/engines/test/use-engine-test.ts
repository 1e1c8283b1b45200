import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { testEngine } from '#contract/admin-engine-changes.ts';
import { adminCall } from '../../admin-call.ts';

/** Runs a small test on an engine and keeps the result until it is dismissed. */
export function useEngineTest(id: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => adminCall(testEngine, { params: { engineId: id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  const seconds = useSeconds(mutation.isPending);
  return {
    isRunning: mutation.isPending,
    /** Whole seconds since the test started. */
    seconds,
    result: mutation.data?.result ?? null,
    /** Why the test could not run. */
    error: mutation.error,
    run: () => mutation.mutate(),
    close: mutation.reset,
  };
}

export type EngineTest = ReturnType<typeof useEngineTest>;

function useSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    setSeconds(0);
    const startedAt = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - startedAt) / 1_000)), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
