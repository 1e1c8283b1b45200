import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '#web/api/error-texts.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { showToast } from '#web/ui/toast.ts';

const loadTaking = partLoader(() => import('./take-over.ts'));
const names = ['use', 'image'];

/**
 * A link into the studio may name a picture to take the prompt or all settings from. The address is freed of it at once:
 * what was taken over once is the user's to change.
 */
export function usePictureOfAddress(onTaken: () => void): void {
  const [search, setSearch] = useSearchParams();
  const taken = search.get('use');
  const imageId = search.get('image');
  const tellTaken = useEffectEvent(onTaken);
  useEffect(() => {
    if (taken === null || imageId === null) return;
    setSearch(
      (known) => {
        for (const name of names) known.delete(name);
        return known;
      },
      { replace: true },
    );
    loadTaking()
      .then(({ takeOver }) => takeOver(imageId, taken))
      .then(tellTaken)
      .catch((thrown: unknown) => showToast({ tone: 'error', title: errorText(thrown) }));
  }, [taken, imageId, setSearch]);
}
