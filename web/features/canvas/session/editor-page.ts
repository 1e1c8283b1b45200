import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { NewCanvasDocument } from '#contract/canvas.ts';
import { hasCode } from '#web/api/api-error.ts';
import { onBeforeUnload } from '#web/api/before-unload.ts';
import { onEvent } from '#web/api/events/events.ts';
import { sessionQuery, useUser } from '#web/features/accounts/index.ts';
import { useArrivedId } from '../entry/use-arrival.ts';
import { createDocument, documentCalls, fetchDocument } from './document-calls.ts';
import { DocumentSession } from './document-session.ts';
import { tabId } from './tab-id.ts';

/** What the page shows: no document, one that is opening, one, or why none. */
export type OpenDocument =
  | { readonly step: 'empty' }
  | { readonly step: 'opening' }
  | { readonly step: 'open'; readonly session: DocumentSession }
  | { readonly step: 'failed'; readonly error: unknown };

export interface EditorPage {
  readonly open: OpenDocument;
  /**
   * Opens a gallery picture: its layers if it was exported from here or is a design, else as a base image.
   * Resolves once it is open; rejects with the refusal.
   */
  openPicture(imageId: string): Promise<DocumentSession>;
  openDocument(id: string): Promise<DocumentSession>;
  createDocument(request: NewCanvasDocument): Promise<DocumentSession>;
}

/** The open document. A sign-out deletes what this browser has of it, so its changes are sent before. */
let shown: DocumentSession | null = null;
onBeforeUnload(() => shown?.sendUnsaved());

const PageContext = createContext<EditorPage | null>(null);
export const EditorPageProvider = PageContext.Provider;

/** The page of the canvas editor, with a document or without. */
export function useEditorPage(): EditorPage {
  const page = useContext(PageContext);
  if (!page) throw new Error('this is not inside the page of the canvas editor');
  return page;
}

/** The parameter of the address that names the open document: a reload opens it again. */
const parameter = 'document';

export function useOpenDocument(): EditorPage {
  const user = useUser();
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(parameter);
  const arrived = useArrivedId();
  const [open, setOpen] = useState<OpenDocument>(() => ({
    step: wanted === null && arrived === null ? 'empty' : 'opening',
  }));
  const current = useRef<DocumentSession | null>(null);
  /** The document that was asked for last: an answer for another one comes too late. */
  const latest = useRef<string | null>(null);

  const openDocument = useCallback(
    async (id: string) => {
      setOpen({ step: 'opening' });
      latest.current = id;
      try {
        const session = await DocumentSession.open(await fetchDocument(id), user.id, documentCalls);
        if (latest.current !== id) {
          await session.close();
          return session;
        }
        await current.current?.close();
        current.current = session;
        shown = session;
        setOpen({ step: 'open', session });
        setSearch({ [parameter]: id }, { replace: true });
        return session;
      } catch (error) {
        if (latest.current === id)
          setOpen(current.current ? { step: 'open', session: current.current } : { step: 'failed', error });
        throw error;
      }
    },
    [user.id, setSearch],
  );
  const create = useCallback(
    async (request: NewCanvasDocument) => {
      try {
        const { document } = await createDocument(request);
        return await openDocument(document.id);
      } catch (error) {
        setOpen((shown) => (shown.step === 'opening' ? { step: 'empty' } : shown));
        throw error;
      }
    },
    [openDocument],
  );
  const openPicture = useCallback((imageId: string) => create({ imageId }), [create]);

  useEffect(() => {
    if (wanted !== null && current.current?.id !== wanted) void openDocument(wanted).catch(() => {});
  }, [wanted, openDocument]);
  useEffect(
    () => () => {
      shown = null;
      latest.current = null;
      void current.current?.close();
    },
    [],
  );
  useEffect(() => {
    if (open.step !== 'open') return;
    const { refusal } = open.session;
    // The guard leads to the sign-in and back; what is unsaved stays in this browser meanwhile.
    return refusal.subscribe(() => {
      if (hasCode(refusal.get(), 'not_signed_in'))
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    });
  }, [open, client]);
  useEffect(
    () =>
      onEvent('canvas.changed', ({ documentId, tab }) => {
        if (documentId === current.current?.id && tab !== tabId) void current.current.flush();
      }),
    [],
  );
  return { open, openPicture, openDocument, createDocument: create };
}
