import { useMutation } from '@tanstack/react-query';
import { showToast } from '#web/ui/toast.ts';
import { hasCode } from './api-error.ts';
import { errorText } from './error-texts.ts';

interface Deletion {
  send: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Deletes something. What another tab deleted meanwhile is gone as well; a failure is told by a toast. */
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
