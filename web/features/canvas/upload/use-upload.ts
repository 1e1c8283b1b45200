import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '#contract/error-codes.ts';
import { hasCode } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import { type FileFault, faultOf } from './check-file.ts';

/** Opens a file in the editor. Reports the share that has been sent, 0 to 1. */
export type OpenFile = (
  file: File,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<void>;

/** What a user sees of the uploads of this visit. */
export interface UploadState {
  /** How much of the running upload is sent, in percent; null while none runs. */
  percent: number | null;
  /** How many have been uploaded. */
  count: number;
  /** The last one, while it has not been removed. */
  last: { url: string; name: string } | null;
  fault: FileFault | 'uploadFailed' | null;
  /** Why the server refused it, in a sentence, where the user can do something about it. */
  reason: string | null;
}

const nothing: UploadState = { percent: null, count: 0, last: null, fault: null, reason: null };

/** Limits that are reached, which a user can make room for, and pictures that another one can replace. */
const solvable: readonly ErrorCode[] = [
  'canvas_storage_full',
  'too_many_canvas_documents',
  'image_too_large',
  'storage_failed',
];

/** Uploads files one at a time; the last one that was given counts. */
export function useUpload(open: OpenFile) {
  const [state, setState] = useState(nothing);
  const running = useRef<AbortController | null>(null);
  const shown = useRef<string | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      if (shown.current !== null) URL.revokeObjectURL(shown.current);
    },
    [],
  );

  const showLast = (last: UploadState['last']) => {
    if (shown.current !== null) URL.revokeObjectURL(shown.current);
    shown.current = last?.url ?? null;
    return last;
  };

  const take = async (file: File): Promise<boolean> => {
    const fault = faultOf(file);
    if (fault !== null) {
      setState((before) => ({ ...before, fault, reason: null }));
      return false;
    }
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setState((before) => ({ ...before, percent: 0, fault: null, reason: null }));
    const onProgress = (share: number) => {
      if (!mine.signal.aborted) setState((before) => ({ ...before, percent: Math.floor(share * 100) }));
    };
    try {
      await open(file, { onProgress, signal: mine.signal });
    } catch (thrown) {
      const reason = solvable.some((code) => hasCode(thrown, code)) ? errorText(thrown) : null;
      if (!mine.signal.aborted)
        setState((before) => ({ ...before, percent: null, fault: 'uploadFailed', reason }));
      return false;
    }
    if (mine.signal.aborted) return false;
    const last = showLast({ url: URL.createObjectURL(file), name: file.name });
    setState((before) => ({ percent: null, count: before.count + 1, last, fault: null, reason: null }));
    return true;
  };

  return {
    ...state,
    take,
    refuse: (fault: FileFault) => setState((before) => ({ ...before, fault, reason: null })),
    /** Takes the thumbnail and its count away; what has been opened stays open. */
    remove: () => setState((before) => ({ ...before, last: showLast(null), count: before.count - 1 })),
  };
}

export type Upload = ReturnType<typeof useUpload>;
