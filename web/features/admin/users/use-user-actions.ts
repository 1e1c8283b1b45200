import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  adjustUserCoins,
  deleteUser,
  endUserSessions,
  keepUser,
  resetSecondFactor,
  setUserAdmin,
  setUserBlocked,
  setUserPlan,
} from '#contract/admin.ts';
import type { PlanName } from '#contract/plans.ts';
import { errorText } from '#web/api/error-texts.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';
import { usersTexts } from './texts.ts';

interface Action {
  what: string;
  reason: string;
  run: () => Promise<unknown>;
}

/** An admin's actions on a user. Each reports its result and refetches the lists. */
export function useUserActions(userId: string, { onDone }: { onDone: (reason: string) => void }) {
  const client = useQueryClient();
  const t = translator(usersTexts);
  const params = { userId };
  // Kept until it succeeds: repeating a request whose answer was lost must not grant the coins twice. Another
  // amount or reason is a new request.
  const pending = useRef<{ amount: number; reason: string; requestId: string } | null>(null);
  const mutation = useMutation({
    mutationFn: ({ run }: Action) => run(),
    onSuccess: (_, { what, reason }) => {
      showToast({ title: t('done', { what }) });
      onDone(reason);
    },
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  return {
    isBusy: mutation.isPending,
    setPlan: (plan: PlanName, reason: string) =>
      mutation.mutate({
        what: t('setPlan'),
        reason,
        run: () => adminCall(setUserPlan, { params, body: { plan, reason } }),
      }),
    setBlocked: (blocked: boolean, reason: string) =>
      mutation.mutate({
        what: t(blocked ? 'block' : 'unblock'),
        reason,
        run: () => adminCall(setUserBlocked, { params, body: { blocked, reason } }),
      }),
    setAdmin: (isAdmin: boolean, reason: string) =>
      mutation.mutate({
        what: t(isAdmin ? 'makeAdmin' : 'unmakeAdmin'),
        reason,
        run: () => adminCall(setUserAdmin, { params, body: { isAdmin, reason } }),
      }),
    endSessions: (reason: string) =>
      mutation.mutate({
        what: t('endSessions'),
        reason,
        run: () => adminCall(endUserSessions, { params, body: { reason } }),
      }),
    resetSecondFactor: (reason: string) =>
      mutation.mutate({
        what: t('resetSecondFactor'),
        reason,
        run: () => adminCall(resetSecondFactor, { params, body: { reason } }),
      }),
    /** @param confirmation the typed address, to delete the account at once */
    deleteUser: (confirmation: string | undefined, reason: string) =>
      mutation.mutate({
        what: t('deleteUser'),
        reason,
        run: () =>
          adminCall(deleteUser, {
            params,
            body: { reason, ...(confirmation !== undefined && { atOnce: true, confirmation }) },
          }),
      }),
    keepUser: (reason: string) =>
      mutation.mutate({
        what: t('keepUser'),
        reason,
        run: () => adminCall(keepUser, { params, body: { reason } }),
      }),
    adjust(amount: number, reason: string) {
      const last = pending.current;
      const isSame = last?.amount === amount && last.reason === reason;
      const requestId = isSame ? last.requestId : crypto.randomUUID();
      pending.current = { amount, reason, requestId };
      mutation.mutate({
        what: t('adjustCoins'),
        reason,
        async run() {
          await adminCall(adjustUserCoins, { params, body: { amount, reason, requestId } });
          pending.current = null;
        },
      });
    },
  };
}
