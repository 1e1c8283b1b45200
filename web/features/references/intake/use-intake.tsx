import { type ReactNode, useCallback, useEffect } from 'react';
import { useDropzone } from 'react-dropzone';
import type { ReferenceTool } from '../model/reference.ts';
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

/**
 * The ways in which pictures come: a drop anywhere on the page, the file dialog, the clipboard. While something else is
 * the reference they are blocked, and a try says so.
 *
 * @param blockedText why nothing can be taken at the moment
 */
export function useIntake(tool: ReferenceTool, blockedText: string | undefined): Intake {
  const isBlocked = blockedText !== undefined;
  const offer = useCallback(
    (files: readonly File[], way: OfferWay) => {
      if (isBlocked) changeTool(tool, { notices: [{ text: 'blocked' }] });
      else void takeFiles(tool, files, way);
    },
    [tool, isBlocked],
  );
  const isSingle = tool !== 'ThumbnailsV2';
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
        <DropOverlay rootProps={getRootProps()} isSingle={isSingle} blockedText={blockedText} />
      )}
    </>
  );
  const mayAdd = () => {
    if (isBlocked) changeTool(tool, { notices: [{ text: 'blocked' }] });
    return !isBlocked;
  };
  return { choose: () => mayAdd() && open(), offer, mayAdd, parts };
}
