import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Edit, listEdits } from '#contract/edits.ts';
import { call } from '#web/api/call.ts';
import { onEvent } from '#web/api/events/events.ts';
import { localEdits } from '#web/features/edits/index.ts';
import { useAgeLabel } from '#web/features/gallery/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { leftPanelTexts } from './texts.ts';

/** Of the list's twenty the panel shows the documented ten. */
const shownEdits = 10;
export const recentEditsKey = ['recent edits'];

interface RecentEditsProps {
  isDisabled: boolean;
  /** Opens an edit's picture; it has one in the gallery. */
  onOpen: (imageId: string) => void;
}

/** One row: what was saved on the server, or waits for it in this browser. */
interface Row {
  key: string;
  name: string;
  thumbnail: string | null;
  imageId: string | null;
  createdAt: string;
  savedToBackend: boolean;
}

/** The user's last edits, newest first. */
export function RecentEdits({ isDisabled, onOpen }: RecentEditsProps) {
  const t = useTexts(leftPanelTexts);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: recentEditsKey,
    queryFn: async ({ signal }) => (await call(listEdits, { query: {}, signal })).edits,
  });
  useEffect(
    () => onEvent('image.created', () => void client.invalidateQueries({ queryKey: recentEditsKey })),
    [client],
  );
  const rows = [...localEdits().map(rowOfLocal).reverse(), ...(data ?? []).map(rowOf)].slice(0, shownEdits);
  return (
    <section aria-labelledby="recent-edits">
      <h2 id="recent-edits" className="m-0 pb-1 type-label">
        {t('recentEdits')}
      </h2>
      {rows.length === 0 && error !== null && (
        <div className="grid justify-items-start gap-2">
          <p className="m-0 text-danger type-meta">{t('editsFailed')}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {rows.length === 0 && data !== undefined && <p className="m-0 text-faint type-meta">{t('noEdits')}</p>}
      <ul className="-mx-2 m-0 list-none p-0">
        {rows.map((row) => (
          <li key={row.key}>
            <EditRow row={row} isDisabled={isDisabled} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function rowOf(edit: Edit): Row {
  const { id, name, thumbnail, editedImageId, picture, createdAt, savedToBackend } = edit;
  const imageId = picture === 'kept' ? editedImageId : null;
  return { key: id, name, thumbnail, imageId, createdAt, savedToBackend };
}

function rowOfLocal({ key, createdAt, edit }: ReturnType<typeof localEdits>[number]): Row {
  const { name, thumbnail } = edit;
  return { key, name, thumbnail, imageId: null, createdAt, savedToBackend: false };
}

interface EditRowProps {
  row: Row;
  isDisabled: boolean;
  onOpen: (imageId: string) => void;
}

function EditRow({ row, isDisabled, onOpen }: EditRowProps) {
  const t = useTexts(leftPanelTexts);
  const age = useAgeLabel(row.createdAt);
  const isInert = isDisabled || row.imageId === null;
  return (
    <button
      type="button"
      aria-disabled={isInert || undefined}
      title={row.savedToBackend ? row.name : t('onlyHere')}
      onClick={() => !isInert && row.imageId !== null && onOpen(row.imageId)}
      className="flex w-full items-center gap-2.5 rounded-control border-0 bg-transparent px-2 py-[5px] text-left hover:bg-over aria-disabled:cursor-default aria-disabled:hover:bg-transparent"
    >
      <span className="block aspect-video w-16 flex-none overflow-hidden rounded-[6px] bg-over">
        {row.thumbnail !== null && (
          <img src={row.thumbnail} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </span>
      <span className="min-w-0 flex-1 truncate">{row.name}</span>
      <span className="flex-none text-faint type-meta">{age}</span>
    </button>
  );
}
