import { useUser } from '#web/features/accounts/index.ts';
import { useSentAsReference } from '#web/features/send-to/index.ts';
import { partLoader } from '#web/ui/part-loader.ts';

const loadFillForm = partLoader(() => import('./fill-form.ts'));

/** Adds a picture that was sent here to a tool's references, and shows that tool's form. */
export function useSentReference(showForm: () => void): void {
  const { id: owner } = useUser();
  useSentAsReference(async (source) => {
    const { addAsReference } = await loadFillForm();
    try {
      await addAsReference(source, owner);
    } finally {
      // The form also shows why it was not added.
      showForm();
    }
  });
}
