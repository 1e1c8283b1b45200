import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BackupStatus, getBackups, requestBackup } from '#contract/backups.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';

const queryKey = ['admin', 'backups'];
const refreshMs = 30_000;
const runningMs = 2_000;

/** Whether a backup waits or runs. */
export function isBackingUp({ last }: BackupStatus): boolean {
  return last?.state === 'waiting' || last?.state === 'running';
}

/** The last backup, followed while one runs, and how to take one. */
export function useBackups() {
  const client = useQueryClient();
  const query = useQuery<BackupStatus>({
    queryKey,
    refetchInterval: ({ state }) => (state.data && isBackingUp(state.data) ? runningMs : refreshMs),
    queryFn: async ({ signal }) => (await call(getBackups, { signal })).backups,
  });
  const take = useMutation({
    mutationFn: async () => (await adminCall(requestBackup)).backups,
    onSuccess: (backups) => client.setQueryData(queryKey, backups),
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
  });
  return { backups: query.data, take };
}
