import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '#web/api/error-texts.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { showToast } from '#web/ui/toast.ts';

const loadFillForm = partLoader(() => import('./fill-form.ts'));
const names = ['use', 'image'];

/**
 * Handles a link that names a picture to copy the prompt or all settings from. Removes the parameter at once:
 * what was copied is the user's to change.
 */
export function usePictureParam(onTaken: () => void): void {
  const [search, setSearch] = useSearchParams();
  const copyScope = search.get('use');
  const imageId = search.get('image');
  const onFilled = useEffectEvent(onTaken);
  useEffect(() => {
    if (copyScope === null || imageId === null) return;
    setSearch(
      (known) => {
        for (const name of names) known.delete(name);
        return known;
      },
      { replace: true },
    );
    loadFillForm()
      .then(({ fillFromImage }) => fillFromImage(imageId, copyScope))
      .then(onFilled)
      .catch((thrown: unknown) => showToast({ tone: 'error', title: errorText(thrown) }));
  }, [copyScope, imageId, setSearch]);
}
