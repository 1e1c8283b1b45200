import { useEffect } from 'react';
import type { CanvasDocument } from '#canvas/document/document.ts';
import { drawDocument } from '#canvas/drawing/draw-document.ts';
import { onBeforeUnload } from '#web/api/before-unload.ts';
import { fromBase64 } from './base64.ts';
import { type DocumentSession, onWhite } from './document-session.ts';
import { surfaceOf } from './painter.ts';
import { useSession } from './use-session.ts';

/** The longest side of a document's small picture, and how long the document rests before it is drawn. */
const usual = { side: 512, quality: 0.8, restMs: 4_000 } as const;

/** Smaller and coarser, until one fits into a request that outlives the page. */
const lastSizes = [usual, { side: 384, quality: 0.7 }, { side: 256, quality: 0.6 }] as const;

/** Browsers refuse more than 64 kB of such requests together; the document's last change may be one. */
const lastBytes = 40_000;

let sendLast: (() => void) | null = null;
onBeforeUnload(() => sendLast?.());

/** Keeps the small picture in "Your designs" like the open document. */
export function SmallPicture(): null {
  const session = useSession();
  useEffect(() => followSmallPicture(session), [session]);
  return null;
}

/**
 * Sends the small picture once the document is saved and rests, and a last one at once when the page is left
 * or a sign-out begins. One that is there already is kept until a change. Returns what ends it: with the last
 * one, too, and nothing after it.
 */
export function followSmallPicture(session: DocumentSession): () => void {
  const { editor, painter, calls, id } = session;
  let shown = session.isChanged || !session.hasSmallPicture ? null : editor.committedDocument;
  let timer = 0;

  async function send(): Promise<void> {
    const document = editor.committedDocument;
    if (document === shown) return;
    shown = document;
    try {
      const scale = scaleOf(document, usual.side);
      const picture = await session.exportPicture({ format: 'jpeg', quality: usual.quality, scale });
      // Meanwhile the last one may have been sent.
      if (shown === document) await calls.setThumbnail(id, picture);
    } catch {
      // The list shows the last one until the next change.
      if (shown === document) shown = null;
    }
  }

  function follow(): void {
    window.clearTimeout(timer);
    timer = 0;
    if (session.saving.get() !== 'saved') return;
    timer = window.setTimeout(() => {
      timer = 0;
      void send();
    }, usual.restMs);
  }

  /** Waits for a pause in drawing and typing: the letters of many layers take longer than a frame. */
  function postpone(event: Event): void {
    const isHovering = event instanceof PointerEvent && event.buttons === 0;
    if (timer !== 0 && !isHovering) follow();
  }

  /** Draws and sends without waiting for anything: later, the user may be signed out. */
  function finish(outlivesPage: boolean): void {
    const document = editor.committedDocument;
    // Half of the pictures would be worse than how it looked before.
    if (document === shown || !painter.hasLoaded(document)) return;
    shown = document;
    const picture = drawLast(session, document, outlivesPage);
    if (picture) void calls.setThumbnail(id, picture, outlivesPage).catch(() => {});
  }

  const working = new AbortController();
  for (const type of ['pointerdown', 'pointermove', 'keydown'] as const)
    window.addEventListener(type, postpone, { passive: true, capture: true, signal: working.signal });
  const stop = session.saving.subscribe(follow);
  const atUnload = () => finish(true);
  sendLast = atUnload;
  follow();
  return () => {
    stop();
    working.abort();
    window.clearTimeout(timer);
    if (sendLast === atUnload) sendLast = null;
    finish(false);
  };
}

const scaleOf = ({ width, height }: CanvasDocument, side: number) =>
  Math.min(1, side / Math.max(width, height));

/** On a canvas of the page: others only encode after a while. Null where none is small enough. */
function drawLast({ painter }: DocumentSession, document: CanvasDocument, isLimited: boolean): Blob | null {
  for (const { side, quality } of lastSizes) {
    const scale = scaleOf(document, side);
    const canvas = window.document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(document.width * scale));
    canvas.height = Math.max(1, Math.round(document.height * scale));
    drawDocument(surfaceOf(canvas, canvas.getContext('2d')), painter, document, scale);
    onWhite(canvas);
    const [, encoded = ''] = canvas.toDataURL('image/jpeg', quality).split(',');
    const picture = new Blob([fromBase64(encoded)], { type: 'image/jpeg' });
    if (!isLimited || picture.size <= lastBytes) return picture;
  }
  return null;
}
