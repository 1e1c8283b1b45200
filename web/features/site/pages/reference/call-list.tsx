import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { TextLink } from '../text-link.tsx';
import type { ApiCall, FieldLocation } from './api-document.ts';
import { groupCalls, withoutMoney } from './call-groups.ts';
import { referenceTexts } from './texts.ts';
import { useApiCalls } from './use-api-calls.ts';

/** All calls by group, with a filter over method, path and summary. */
export function CallList() {
  const t = useTexts(referenceTexts);
  const usesCoins = useUsesCoins();
  const { data, error, refetch } = useApiCalls();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim().toLowerCase());
  if (data === undefined) {
    return error === null ? (
      <Spinner word={t('loading')} className="self-start" />
    ) : (
      <ErrorState title={t('failedTitle')} sentence={errorText(error)} onRetry={() => void refetch()} />
    );
  }
  const calls = usesCoins ? data : withoutMoney(data);
  const shown = calls.filter(({ id, summary }) => `${id} ${summary}`.toLowerCase().includes(query));
  const groups = groupCalls(shown);
  return (
    <div className="grid gap-8">
      <div className="grid gap-1.5">
        <TextField
          label={t('filter')}
          hideLabel
          className="max-w-[420px]"
          placeholder={t('filter')}
          type="search"
          icon={Search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="type-meta text-faint">
          {shown.length === 0 ? t('none') : t('found', { count: shown.length })}
        </p>
        {groups.length > 1 && (
          <nav aria-label={t('groups')} className="flex flex-wrap gap-x-5 gap-y-1 pt-2">
            {groups.map(({ group }) => (
              <TextLink key={group} to={`#${group}`} className="py-1">
                {t(group)}
              </TextLink>
            ))}
          </nav>
        )}
      </div>
      {groups.map(({ group, calls }) => (
        <section
          key={group}
          id={group}
          aria-labelledby={`group-${group}`}
          className="scroll-mt-[calc(var(--bar-height)+24px)]"
        >
          <h2 id={`group-${group}`} className="type-heading border-line border-b pb-2">
            {t(group)}
          </h2>
          {calls.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </section>
      ))}
    </div>
  );
}

const places: readonly FieldLocation[] = ['path', 'query', 'header', 'body'];

function accessOf({ path, needsSession }: ApiCall): 'needsAdmin' | 'needsSession' | 'open' {
  if (path.startsWith('/api/admin/')) return 'needsAdmin';
  return needsSession ? 'needsSession' : 'open';
}

/** A call's method, path and summary; opened, its parameters. */
function CallRow({ call }: { call: ApiCall }) {
  const t = useTexts(referenceTexts);
  return (
    <details className="group border-line border-b">
      <summary className="grid list-none gap-x-4 gap-y-1 -mx-3 rounded-control px-3 py-3 hover:bg-over md:grid-cols-[64px_minmax(0,1fr)_64px] [&::-webkit-details-marker]:hidden">
        <span className="font-mono text-[13px] font-[640] leading-5">{call.method}</span>
        <span className="grid min-w-0 gap-x-6 gap-y-0.5 xl:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
          <code className="break-all font-mono text-[13px] leading-5">{call.path}</code>
          <span lang="en" className="text-muted">
            {call.summary}
          </span>
        </span>
        <span className="type-meta text-faint">{t(accessOf(call))}</span>
      </summary>
      <div className="grid gap-4 pt-1 pb-5 md:pl-20">
        {call.fields.length === 0 && <p className="text-faint">{t('nothing')}</p>}
        {places.map((place) => (
          <Fields key={place} call={call} place={place} />
        ))}
      </div>
    </details>
  );
}

function Fields({ call, place }: { call: ApiCall; place: FieldLocation }) {
  const t = useTexts(referenceTexts);
  const fields = call.fields.filter((field) => field.place === place);
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="type-meta font-[600] text-faint">{t(place)}</h3>
      <ul className="m-0 grid list-none gap-1 p-0">
        {fields.map(({ name, type, isRequired }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3">
            <code className="break-all font-mono text-[13px]">{name}</code>
            <span className="break-all text-muted">{type}</span>
            {isRequired && <span className="type-meta text-faint">{t('required')}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
