import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ApiCall } from './api-document.ts';
import { CallRow } from './call-row.tsx';
import { referenceTexts } from './texts.ts';
import { useApiCalls } from './use-api-calls.ts';

/** All calls by their group, and a filter over method, address and summary. */
export function CallList() {
  const t = useTexts(referenceTexts);
  const { data, error, refetch } = useApiCalls();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim().toLowerCase());
  if (data === undefined) {
    return error === null ? (
      <Spinner word={t('loading')} />
    ) : (
      <ErrorState title={t('failedTitle')} sentence={errorText(error)} onRetry={() => void refetch()} />
    );
  }
  const shown = data.filter(({ id, summary }) => `${id} ${summary}`.toLowerCase().includes(wanted));
  return (
    <div className="grid gap-8">
      <div className="grid max-w-[420px] gap-1.5">
        <TextField
          label={t('filter')}
          hideLabel
          placeholder={t('filter')}
          type="search"
          icon={Search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="type-meta text-faint">
          {shown.length === 0 ? t('none') : t('found', { count: shown.length })}
        </p>
      </div>
      {groupsOf(shown).map(([group, calls]) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className="type-heading border-line border-b pb-2">
            {group}
          </h2>
          {calls.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** In the order in which the groups first come. */
function groupsOf(calls: readonly ApiCall[]): [string, ApiCall[]][] {
  const groups = new Map<string, ApiCall[]>();
  for (const call of calls) groups.set(call.group, [...(groups.get(call.group) ?? []), call]);
  return [...groups];
}
