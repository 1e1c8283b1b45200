import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextLink } from '../text-link.tsx';
import { groupCalls } from './call-groups.ts';
import { CallRow } from './call-row.tsx';
import { referenceTexts } from './texts.ts';
import { useApiCalls } from './use-api-calls.ts';

/** All calls by group, with a filter over method, path and summary. */
export function CallList() {
  const t = useTexts(referenceTexts);
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
  const shown = data.filter(({ id, summary }) => `${id} ${summary}`.toLowerCase().includes(query));
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
