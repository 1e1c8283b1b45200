import { dismissToast } from '#web/ui/toast.ts';

/** The id of the toast that reports the end of a training. */
export function trainingToastId(styleId: string, status: string): string {
  return `training ${styleId} ${status}`;
}

/** Closes the toast about a style that was used or deleted. */
export function dismissTrainingToast(styleId: string): void {
  dismissToast(trainingToastId(styleId, 'ready'));
  dismissToast(trainingToastId(styleId, 'failed'));
}

/** Closes the failure toast of a recovered style, whichever tab recovered it. */
export function dismissStaleToasts({ id, status }: { id: string; status: string }): void {
  if (status !== 'failed') dismissToast(trainingToastId(id, 'failed'));
}
