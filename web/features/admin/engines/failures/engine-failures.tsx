import { useState } from 'react';
import { type EngineFailure, listEngineFailures } from '#contract/admin-engine-failures.ts';
import type { AdminEngine } from '#contract/admin-engines.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListStates } from '../../list-states.tsx';
import { Table } from '../../table.tsx';
import { usePages } from '../../use-pages.ts';
import { formatDuration } from '../amounts.ts';
import { EngineSelect, everyEngine } from '../engine-select.tsx';
import { PartHead } from '../part-head.tsx';
import { enginesTexts } from '../texts.ts';
import { actorText, engineName, operationName } from '../words.ts';
import { RequestId } from './request-id.tsx';

const pageSize = 8;
/** To the second, as in providers' logs. */
const momentStyle = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
} as const;

/** Failed engine calls, newest first, each with the provider's request id. */
export function EngineFailures({ engines }: { engines: readonly AdminEngine[] }) {
  const t = useTexts(enginesTexts);
  const [engine, setEngine] = useState(everyEngine);
  const list = usePages(
    ['engine-failures', engine],
    (cursor, signal) =>
      call(listEngineFailures, {
        query: { limit: pageSize, ...(cursor && { cursor }), ...(engine && { engine }) },
        signal,
      }),
    (page) => page.failures,
  );
  const nameOf = (id: string) => {
    const found = engines.find((one) => one.id === id);
    return found ? engineName(t, found) : id;
  };
  const remoteEngines = engines.filter(({ running }) => running?.isRemote);
  return (
    <section>
      <PartHead title={t('failures')}>
        <EngineSelect engines={remoteEngines} value={engine} onChange={setEngine} />
      </PartHead>
      <ListStates list={list} empty={<EmptyState title={t('noFailures')} line={t('noFailuresLine')} />}>
        {(failures) => (
          <Table
            label={t('failures')}
            rows={failures}
            keyOf={({ id }) => id}
            columns={[
              {
                head: t('when'),
                cell: ({ startedAt }) => formatDate(startedAt, momentStyle),
                className: 'whitespace-nowrap text-muted',
              },
              { head: t('engine'), cell: (failure) => nameOf(failure.engine), className: 'font-[540]' },
              { head: t('operation'), cell: (failure) => operationName(t, failure.operation) },
              { head: t('what'), cell: (failure) => <FailureText failure={failure} />, role: 'title' },
              {
                head: t('took'),
                cell: ({ durationMs }) => formatDuration(durationMs),
                isNumber: true,
                className: 'text-faint',
              },
              {
                head: t('request'),
                cell: ({ providerRequestId: id }) =>
                  id === null ? <span className="text-faint">{t('noRequest')}</span> : <RequestId id={id} />,
                className: 'md:w-[26%] md:max-w-0',
              },
            ]}
          />
        )}
      </ListStates>
    </section>
  );
}

function FailureText({ failure }: { failure: EngineFailure }) {
  const t = useTexts(enginesTexts);
  return (
    <span className="grid gap-0.5">
      <span className="font-[540]">{t(failure.fault)}</span>
      {failure.message !== null && <span className="text-muted wrap-anywhere">{failure.message}</span>}
      <span className="type-meta text-faint">{actorText(t, failure.fault)}</span>
    </span>
  );
}
