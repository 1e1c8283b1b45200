import { type ReactNode, useCallback, useEffect } from 'react';
import { useDropzone } from 'react-dropzone';
import type { ReferenceTool } from '#contract/references.ts';
import { tools } from '#contract/tools.ts';
import type { OfferWay } from '../model/reference-list.ts';
import { changeTool } from '../model/store.ts';
import { takeFiles } from '../model/take-files.ts';
import { DropOverlay } from './drop-overlay.tsx';
import { filesOfPaste, isDialogOpen } from './pasted-files.ts';

/** Named one by one: a phone then hands its HEIC photos over as JPEG. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export interface Intake {
  /** Opens the file dialog. */
  choose: () => void;
  offer: (files: readonly File[], way: OfferWay) => void;
  /** Whether something can be added at the moment; where not, that is said. */
  mayAdd: () => boolean;
  /** The hidden input of the file dialog, and what covers the page while a file is dragged over it. */
  parts: ReactNode;
}

interface FileIntake {
  /** Whether one file is taken at a time. */
  isSingle: boolean;
  /** What is said while files are dragged over the page. */
  dropText?: string | undefined;
  /** Why nothing can be taken at the moment. */
  blockedText?: string | undefined;
  onFiles: (files: readonly File[], way: OfferWay) => void;
  /** Somebody tried while nothing can be taken. */
  onBlocked?: () => void;
}

/**
 * The ways in which pictures come to the references of a tool. While something else is the reference they are blocked,
 * and a try says so.
 *
 * @param blockedText why nothing can be taken at the moment
 */
export function useIntake(tool: ReferenceTool, blockedText: string | undefined): Intake {
  return useFileIntake({
    isSingle: tools[tool].references.max === 1,
    blockedText,
    onFiles: useCallback((files, way) => void takeFiles(tool, files, way), [tool]),
    onBlocked: useCallback(() => changeTool(tool, { notices: [{ text: 'blocked' }] }), [tool]),
  });
}

/**
 * The ways in which pictures come to a form, whatever it does with them: a drop anywhere on the page, the file dialog,
 * the clipboard, and by `offer` the camera.
 */
export function useFileIntake({ isSingle, dropText, blockedText, onFiles, onBlocked }: FileIntake): Intake {
  const isBlocked = blockedText !== undefined;
  const offer = useCallback(
    (files: readonly File[], way: OfferWay) => {
      if (isBlocked) onBlocked?.();
      else onFiles(files, way);
    },
    [isBlocked, onFiles, onBlocked],
  );
  const { getRootProps, getInputProps, open, isDragGlobal } = useDropzone({
    noClick: true,
    noKeyboard: true,
    // The whole page pastes, not the overlay.
    noPaste: true,
    multiple: true,
    onDrop: (files, _rejected, event) => offer(files, event.type === 'drop' ? 'drop' : 'pick'),
  });

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = filesOfPaste(event);
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
