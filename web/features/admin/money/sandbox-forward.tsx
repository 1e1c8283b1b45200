import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { advanceSandbox, getBilling } from '#contract/billing.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';
import { moneyTexts } from './texts.ts';

const steps = [1, 31, 366] as const;

/** Moves a user's sandbox subscription forward in time; nothing with real payments. */
export function SandboxForward({ userId }: { userId: string }) {
  const t = useTexts(moneyTexts);
  const client = useQueryClient();
  const mode = useQuery({
    queryKey: ['admin', 'billing-mode'],
    queryFn: async ({ signal }) => (await call(getBilling, { signal })).mode,
  });
  const forward = useMutation({
    mutationFn: (days: number) => adminCall(advanceSandbox, { body: { userId, days } }),
    onSuccess: () => showToast({ title: t('forwarded') }),
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  if (mode.data !== 'sandbox') return null;
  return (
    <section className="grid gap-2.5 border-line border-t pt-5">
      <h3 className="m-0 type-label">{t('forward')}</h3>
      <p className="m-0 text-muted">{t('forwardLine')}</p>
      <div className="flex flex-wrap gap-2">
        {steps.map((count) => (
          <Button
            key={count}
            busy={forward.isPending && forward.variables === count}
            disabled={forward.isPending && forward.variables !== count}
            onClick={() => forward.mutate(count)}
          >
            {t('forwardDays', { count })}
          </Button>
        ))}
      </div>
    </section>
  );
}
