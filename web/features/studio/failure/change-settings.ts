import { errorText } from '#web/api/error-texts.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { showToast } from '#web/ui/toast.ts';
import { useDrafts } from '../draft/draft-store.ts';
import type { Failure } from './failure.ts';

const loadFillForm = partLoader(() => import('../draft/fill-form.ts'));

/** Fills the form with the settings of a failed picture, and its references once they have loaded. */
export function changeSettingsOf({ draft, jobId }: Failure): void {
  if (draft === null) return;
  useDrafts.getState().load(draft);
  // A submission that never became a job came from the form, which still holds everything.
  if (jobId === null) return;
  loadFillForm()
    .then(({ fillFromFailedJob }) => fillFromFailedJob(jobId, draft))
    .catch((thrown: unknown) => showToast({ tone: 'error', title: errorText(thrown) }));
}
