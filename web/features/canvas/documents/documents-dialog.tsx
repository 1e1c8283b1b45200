import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { FilePlus2, FolderOpen, Search } from 'lucide-react';
import { useDeferredValue, useRef, useState } from 'react';
import type { CanvasDocumentSummary } from '#contract/canvas.ts';
import { importCanvasDocument } from '#contract/canvas-library.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { randomKey } from '#web/api/random-key.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useEditorPage } from '../session/editor-page.ts';
import { OurTemplates } from '../templates/our-templates.tsx';
import { DocumentTile } from './document-tile.tsx';
import { type DocumentList, documentsQuery, refetchDocuments } from './documents-query.ts';
import { newDesignSize } from './new-design-size.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { documentsTexts } from './texts.ts';

/** All documents of the user: open, rename, copy, delete; templates to start from; what is in the trash. */
export function DocumentsDialog({
  list: first = 'yours',
  onClose,
}: {
  list?: DocumentList;
  onClose: () => void;
}) {
  const t = useTexts(documentsTexts);
  const page = useEditorPage();
  const client = useQueryClient();
  const [list, setList] = useState<DocumentList>(first);
  const [query, setQuery] = useState('');
  const [template, setTemplate] = useState<CanvasDocumentSummary | null>(null);
  const searched = useDeferredValue(query.trim());
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(documentsQuery(list, searched));
  const documents = data?.pages.flatMap((one) => one.documents);
  const quota = data?.pages[0]?.quota;
  const isFull = quota !== undefined && quota.used >= quota.max;
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      onClose();
    } catch (thrown) {
      showToast({ tone: 'error', title: errorText(thrown) });
    }
  };
  return (
    <Dialog
      size="lg"
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          {quota && (
            <span
              className={clsx(
                'type-meta mr-auto max-w-[36ch] self-center',
                isFull ? 'text-warn' : 'text-faint',
              )}
            >
              {t('quota', { used: quota.used, max: quota.max })}
              {isFull && <span className="block">{t('full')}</span>}
            </span>
          )}
          <FileButton
            isFull={isFull}
            onFile={(file) =>
              void attempt(async () => {
                const { document } = await call(importCanvasDocument, {
                  files: { file },
                  headers: { 'idempotency-key': randomKey() },
                });
                await page.openDocument(document.id);
              })
            }
          />
          <Button
            variant="main"
            className="gap-2"
            disabled={isFull}
            disabledReason={t('full')}
            onClick={() => void attempt(() => page.createDocument({ ...newDesignSize, name: t('untitled') }))}
          >
            <Icon of={FilePlus2} />
            {t('blank')}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t('title')}
          value={list}
          onChange={setList}
          options={[
            { value: 'yours', label: t('yours') },
            { value: 'templates', label: t('templates') },
            { value: 'trash', label: t('trash') },
          ]}
        />
        <div className="min-w-[200px] flex-1">
          <TextField
            label={t('search')}
            hideLabel
            type="search"
            icon={Search}
            placeholder={t('search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
      </div>
      <div className="mt-4 grid h-[420px] grid-cols-[repeat(auto-fill,minmax(200px,1fr))] content-start gap-4 overflow-y-auto pb-2">
        {error !== null && (
          <div className="col-span-full">
            <ErrorState
              title={t('failed')}
              sentence={errorText(error)}
              retryBusy={isFetching}
              onRetry={() => void refetch()}
            />
          </div>
        )}
        {list === 'templates' && searched === '' && (
          <>
            <OurTemplates onMade={onClose} />
            <h3 className="type-label col-span-full m-0">{t('yourTemplates')}</h3>
          </>
        )}
        {documents === undefined && error === null && (
          <div className="col-span-full grid h-40 place-items-center">
            <Spinner word={t('title')} />
          </div>
        )}
        {documents?.length === 0 && (
          <div className="col-span-full">
            <NoDocuments list={list} query={searched} onClear={() => setQuery('')} />
          </div>
        )}
        {documents?.map((document) => (
          <DocumentTile
            key={document.id}
            document={document}
            onOpen={() => {
              if (document.isTemplate) setTemplate(document);
              else void attempt(() => page.openDocument(document.id));
            }}
            onChanged={() => refetchDocuments(client)}
          />
        ))}
        {hasNextPage && (
          <div className="col-span-full grid place-items-center">
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        )}
      </div>
      {template && (
        <TemplateDialog
          template={template}
          onClose={() => setTemplate(null)}
          onMade={(id) => void attempt(() => page.openDocument(id))}
        />
      )}
    </Dialog>
  );
}

interface NoDocumentsProps {
  list: DocumentList;
  query: string;
  onClear: () => void;
}

function NoDocuments({ list, query, onClear }: NoDocumentsProps) {
  const t = useTexts(documentsTexts);
  if (query !== '') {
    const action = <Button onClick={onClear}>{t('clearSearch')}</Button>;
    return <EmptyState title={t('nothingFound', { query })} action={action} />;
  }
  switch (list) {
    case 'yours':
      return <EmptyState title={t('emptyTitle')} line={t('emptyLine')} />;
    case 'templates':
      return <p className="m-0 text-muted">{t('emptyTemplates')}</p>;
    case 'trash':
      return (
        <EmptyState title={t('emptyTrash')} line={t('emptyTrashLine', { count: canvasLimits.trashDays })} />
      );
  }
}

interface FileButtonProps {
  isFull: boolean;
  onFile: (file: File) => void;
}

function FileButton({ isFull, onFile }: FileButtonProps) {
  const t = useTexts(documentsTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
      <Button
        className="gap-2"
        disabled={isFull}
        disabledReason={t('full')}
        onClick={() => input.current?.click()}
      >
        <Icon of={FolderOpen} />
        {t('fromFile')}
      </Button>
    </>
  );
}
