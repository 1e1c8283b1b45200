import { type ReactNode, useCallback, useEffect } from 'react';
import { useDropzone } from 'react-dropzone';
import type { ReferenceTool } from '#contract/references.ts';
import { tools } from '#contract/tools.ts';
import { addFiles } from '../model/add-files.ts';
import type { OfferSource } from '../model/reference-list.ts';
import { changeTool } from '../model/store.ts';
import { DropOverlay } from './drop-overlay.tsx';

/** Listed one by one, so that phones convert their HEIC photos to JPEG. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export interface Intake {
  /** Opens the file dialog. */
  choose: () => void;
  offer: (files: readonly File[], source: OfferSource) => void;
  /** Whether something can be added now; if not, shows why. */
  mayAdd: () => boolean;
  /** The file dialog's hidden input, and the overlay shown while a file is dragged over the page. */
  parts: ReactNode;
}

interface FileIntake {
  /** Whether only one file is accepted at a time. */
  isSingle: boolean;
  /** Shown while files are dragged over the page. */
  dropText?: string | undefined;
  /** Why nothing can be added now. */
  blockedText?: string | undefined;
  onFiles: (files: readonly File[], source: OfferSource) => void;
  /** Called for an attempt while nothing can be added. */
  onBlocked?: () => void;
}

/**
 * Adds files to a tool's references. Blocked while something else is the reference; an attempt then shows
 * why.
 * @param blockedText why nothing can be added now
 */
export function useIntake(tool: ReferenceTool, blockedText: string | undefined): Intake {
  return useFileIntake({
    isSingle: tools[tool].references.max === 1,
    blockedText,
    onFiles: useCallback((files, source) => void addFiles(tool, files, source), [tool]),
    onBlocked: useCallback(() => changeTool(tool, { notices: [{ text: 'blocked' }] }), [tool]),
  });
}

/**
 * Accepts files for a form: dropped anywhere on the page, chosen in the file dialog, pasted, or passed to
 * `offer` by the camera.
 */
export function useFileIntake({ isSingle, dropText, blockedText, onFiles, onBlocked }: FileIntake): Intake {
  const isBlocked = blockedText !== undefined;
  const offer = useCallback(
    (files: readonly File[], source: OfferSource) => {
      if (isBlocked) onBlocked?.();
      else onFiles(files, source);
    },
    [isBlocked, onFiles, onBlocked],
  );
  const { getRootProps, getInputProps, open, isDragGlobal } = useDropzone({
    noClick: true,
    noKeyboard: true,
    // The whole page handles pastes, not the overlay.
    noPaste: true,
    multiple: true,
    onDrop: (files, _rejected, event) => offer(files, event.type === 'drop' ? 'drop' : 'pick'),
  });

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      offer(files, 'paste');
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [offer]);

  const parts = (
    <>
      <input {...getInputProps({ accept: acceptedTypes, multiple: !isSingle, 'aria-hidden': true })} />
      {isDragGlobal && !isDialogOpen() && (
        <DropOverlay
          rootProps={getRootProps()}
          isSingle={isSingle}
          text={dropText}
          blockedText={blockedText}
        />
      )}
    </>
  );
  const mayAdd = () => {
    if (isBlocked) onBlocked?.();
    return !isBlocked;
  };
  return { choose: () => mayAdd() && open(), offer, mayAdd, parts };
}

/**
 * The files of a paste that is meant for the references, or none. Copied text may include a picture of
 * itself: in a field the text wins. While a dialog is open the paste belongs to it.
 */
function pastedFiles(event: ClipboardEvent): File[] {
  const { clipboardData, target } = event;
  if (clipboardData === null || event.defaultPrevented || isDialogOpen()) return [];
  const element = target instanceof Element ? target : null;
  const isField = element?.closest('input, textarea, [contenteditable="true"]') instanceof Element;
  if (isField && clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files];
}

/** Whether a modal dialog is open: then nothing behind it accepts files. */
function isDialogOpen(): boolean {
  // Radix blocks pointer events behind a modal this way.
  return document.body.style.pointerEvents === 'none';
}
