import { useUser } from '#web/features/accounts/index.ts';
import { useSentAsReference } from '#web/features/send-to/index.ts';
import { partLoader } from '#web/ui/part-loader.ts';

const loadTaking = partLoader(() => import('./take-over.ts'));

/** Takes a picture that was sent here as a reference of a tool, and shows that tool's form. */
export function useSentReference(showForm: () => void): void {
  const { id: owner } = useUser();
  useSentAsReference(async (source) => {
    const { takeAsReference } = await loadTaking();
    try {
      await takeAsReference(source, owner);
    } finally {
      // Why it was not taken stands there, too.
      showForm();
    }
  });
}
