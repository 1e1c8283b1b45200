import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera, FileDown, FolderOpen, LayoutTemplate, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  addCanvasSnapshot,
  canvasFilePath,
  changeCanvasDocument,
  deleteCanvasSnapshot,
  listCanvasSnapshots,
  restoreCanvasSnapshot,
} from '#contract/canvas-library.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { randomKey } from '#web/api/random-key.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { Section } from '../properties/section.tsx';
import { useSession, useStore } from '../session/use-session.ts';
import { DocumentsDialog } from './documents-dialog.tsx';
import { refetchDocuments } from './documents-query.ts';
import { documentsTexts } from './texts.ts';

const actionStyle =
  'press flex h-9 items-center gap-2.5 rounded-control border-0 bg-transparent px-2 text-left text-muted no-underline hover:bg-over hover:text-text touch:h-11';

/** The open document as a thing: its name, the others, a file, a template, and its snapshots. */
export function DocumentActions() {
  const t = useTexts(documentsTexts);
  const client = useQueryClient();
  const session = useSession();
  const name = useStore(session.name);
  const [showsList, setShowsList] = useState(false);
  const change = async (body: { name?: string; isTemplate?: boolean }) => {
    try {
      await session.flush();
      const { document } = await call(changeCanvasDocument, { params: { id: session.id }, body });
      session.name.set(document.name);
      refetchDocuments(client);
      if (body.isTemplate)
        showToast({ tone: 'ok', title: t('makeTemplate'), line: t('templateHint', { slot: '{title}' }) });
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    }
  };
  return (
    <>
      <Section title={t('thisDesign')}>
        <input
          key={name}
          aria-label={t('nameLabel')}
          defaultValue={name}
          maxLength={canvasLimits.nameMaxCharacters}
          onBlur={(event) => {
            const typed = event.target.value.trim();
            if (typed !== '' && typed !== name) void change({ name: typed });
            else event.target.value = name;
          }}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
          className="h-9 w-full min-w-0 rounded-control border border-line bg-raised px-3 touch:h-11"
        />
        <div className="-mx-2 grid">
          <button type="button" className={actionStyle} onClick={() => setShowsList(true)}>
            <Icon of={FolderOpen} size="sm" />
            {t('all')}
          </button>
          <button type="button" className={actionStyle} onClick={() => void change({ isTemplate: true })}>
            <Icon of={LayoutTemplate} size="sm" />
            {t('makeTemplate')}
          </button>
          <a href={canvasFilePath(session.id)} download className={actionStyle}>
            <Icon of={FileDown} size="sm" />
            {t('toFile')}
          </a>
        </div>
      </Section>
      <Snapshots />
      {showsList && <DocumentsDialog onClose={() => setShowsList(false)} />}
    </>
  );
}

function Snapshots() {
  const t = useTexts(documentsTexts);
  const session = useSession();
  const [name, setName] = useState('');
  const params = { id: session.id };
  const { data, refetch } = useQuery({
    queryKey: ['canvas-snapshots', session.id],
    queryFn: async ({ signal }) => (await call(listCanvasSnapshots, { params, signal })).snapshots,
  });
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await refetch();
    } catch (error) {
      showToast({ tone: 'error', title: errorText(error) });
    }
  };
  const add = () =>
    act(async () => {
      await session.flush();
      const headers = { 'idempotency-key': randomKey() };
      await call(addCanvasSnapshot, { params, headers, body: { name: name.trim() } });
      setName('');
    });
  return (
    <Section title={t('snapshots')}>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') void add();
        }}
      >
        <input
          aria-label={t('snapshotName')}
          placeholder={t('snapshotName')}
          value={name}
          maxLength={canvasLimits.snapshotNameMaxCharacters}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => event.stopPropagation()}
          className="h-9 w-full min-w-0 rounded-control border border-line bg-raised px-3 touch:h-11"
        />
        <IconButton
          size="sm"
          icon={Camera}
          label={t('addSnapshot')}
          type="submit"
          disabled={name.trim() === ''}
        />
      </form>
      {data?.length === 0 && <p className="type-meta m-0 text-faint">{t('noSnapshots')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-0.5 p-0">
          {data.map((snapshot) => (
            <li key={snapshot.id} className="flex items-center gap-1">
              <span className="min-w-0 flex-1 truncate" title={snapshot.name}>
                {snapshot.name}
              </span>
              <IconButton
                size="sm"
                icon={RotateCcw}
                label={t('restoreSnapshot', { name: snapshot.name })}
                onClick={() =>
                  void act(async () => {
                    await session.flush();
                    await call(restoreCanvasSnapshot, { params: { ...params, snapshotId: snapshot.id } });
                    await session.flush();
                    showToast({ tone: 'ok', title: t('restored', { name: snapshot.name }) });
                  })
                }
              />
              <IconButton
                size="sm"
                icon={Trash2}
                label={t('removeSnapshot', { name: snapshot.name })}
                onClick={() =>
                  void act(() =>
                    call(deleteCanvasSnapshot, { params: { ...params, snapshotId: snapshot.id } }),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
