import { useMutation } from '@tanstack/react-query';
import { showToast } from '#web/ui/toast.ts';
import { hasCode } from './api-error.ts';
import { errorText } from './error-texts.ts';

interface Deletion {
  send: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Deletes something. A thing already deleted in another tab counts as success; an error shows a toast. */
export function useDeletion({ send, onDeleted }: Deletion) {
  return useMutation({
    async mutationFn() {
      try {
        await send();
      } catch (thrown) {
        if (!hasCode(thrown, 'not_found')) throw thrown;
      }
    },
    onSuccess: onDeleted,
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
  });
}
