import { useTexts } from '#web/i18n/catalogue.ts';
import type { ApiCall, FieldLocation } from './api-document.ts';
import { referenceTexts } from './texts.ts';

const places: readonly FieldLocation[] = ['path', 'query', 'header', 'body'];

function accessOf({ path, needsSession }: ApiCall): 'needsAdmin' | 'needsSession' | 'open' {
  if (path.startsWith('/api/admin/')) return 'needsAdmin';
  return needsSession ? 'needsSession' : 'open';
}

/** A call's method, path and summary; opened, its parameters. */
export function CallRow({ call }: { call: ApiCall }) {
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
