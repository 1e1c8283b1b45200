import { errorText } from '#web/api/error-texts.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import { showToast } from '#web/ui/toast.ts';
import { useDrafts } from '../draft/draft-store.ts';
import type { Failure } from './failure.ts';

const loadTaking = partLoader(() => import('../draft/take-over.ts'));

/** Fills the form with what a picture was not made from: its settings at once, its references when they have come. */
export function changeSettingsOf({ draft, jobId }: Failure): void {
  if (draft === null) return;
  useDrafts.getState().load(draft);
  // A press that never became a job was the form's, which still holds it.
  if (jobId === null) return;
  loadTaking()
    .then(({ takePressOver }) => takePressOver(jobId, draft))
    .catch((thrown: unknown) => showToast({ tone: 'error', title: errorText(thrown) }));
}
