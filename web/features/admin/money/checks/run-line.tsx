import { useTexts } from '#web/i18n/catalogue.ts';
import { formatMoment } from '../amounts.ts';
import { moneyTexts } from '../texts.ts';
import type { Reconciliation } from '../use-money.ts';

/** The result of the last run, announced when it changes. */
export function RunLine({ run }: Pick<Reconciliation, 'run'>) {
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
