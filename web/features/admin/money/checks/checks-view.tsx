import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { listFindings, startReconciliation } from '#contract/admin-reconciliation.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../../admin-call.ts';
import { QueryStates } from '../../list-states.tsx';
import { usePages } from '../../use-pages.ts';
import { formatMoment } from '../amounts.ts';
import { PageList } from '../lists/page-list.tsx';
import { Part } from '../part.tsx';
import { moneyTexts } from '../texts.ts';
import { moneyKey, type Reconciliation, useReconciliation } from '../use-money.ts';
import { FindingTable } from './finding-table.tsx';

/** The reconciliation of ledger, grants, subscriptions and provider. */
export function ChecksView() {
  const t = useTexts(moneyTexts);
  const client = useQueryClient();
  const query = useReconciliation();
  const start = useMutation({
    mutationFn: () => adminCall(startReconciliation),
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey }),
  });
  const isRunning = start.isPending || query.data?.run?.state === 'running';
  return (
    <Part
      title={t('comparison')}
      line={t('comparisonLine')}
      aside={
        <Button busy={isRunning} busyLabel={t('running')} onClick={() => start.mutate()}>
          <Icon of={Play} size="sm" />
          {t('runNow')}
        </Button>
      }
    >
      <QueryStates query={query} failedTitle={t('failedTitle')}>
        {(state) => <State state={state} />}
      </QueryStates>
    </Part>
  );
}

function State({ state }: { state: Reconciliation }) {
  const t = useTexts(moneyTexts);
  return (
    <div className="grid gap-6 border-line border-t pt-4">
      <RunLine run={state.run} />
      {state.findings > 0 && <Findings key={`${state.run?.id} ${state.findings}`} count={state.findings} />}
      {state.findings === 0 && state.run?.state === 'done' && (
        <EmptyState title={t('agrees')} line={t('agreesLine')} />
      )}
    </div>
  );
}

function Findings({ count }: { count: number }) {
  const t = useTexts(moneyTexts);
  const list = usePages(
    ['money', 'findings', count],
    (cursor, signal) => call(listFindings, { query: { limit: 40, ...(cursor && { cursor }) }, signal }),
    (page) => page.findings,
  );
  return (
    <section className="min-w-0 border-danger border-l-2 pl-4" aria-label={t('found')}>
      <h3 className="m-0 pb-2 type-label">{t('differs', { count })}</h3>
      <PageList list={list} empty={t('agrees')}>
        {(findings) => <FindingTable findings={findings} />}
      </PageList>
    </section>
  );
}

/** The result of the last run, announced when it changes. */
function RunLine({ run }: Pick<Reconciliation, 'run'>) {
  const t = useTexts(moneyTexts);
  if (run === null) return <p className="m-0 text-muted">{t('neverRun')}</p>;
  const when = formatMoment(run.endedAt ?? run.startedAt);
  const count = run.checked;
  const words = {
    running: () => t('runRunning', { count }),
    done: () => t('runDone', { count, when }),
    provider_failed: () => t('runProviderFailed', { when }),
    failed: () => t('runFailed', { when }),
  };
  const isBroken = run.state === 'provider_failed' || run.state === 'failed';
  return (
    <div role="status" className="grid gap-1">
      <p className={isBroken ? 'm-0 text-warn' : 'm-0 text-muted'}>{words[run.state]()}</p>
      {isBroken && run.message !== null && (
        <p className="type-meta m-0 wrap-anywhere text-faint">{run.message}</p>
      )}
    </div>
  );
}
