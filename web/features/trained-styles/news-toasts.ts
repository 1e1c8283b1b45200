import { dismissToast } from '#web/ui/toast.ts';

/** Of the toast that tells how a training has ended. */
export function newsId(styleId: string, status: string): string {
  return `training ${styleId} ${status}`;
}

/** Who has used or deleted a style need not be told any more how its training has ended. */
export function dismissNews(styleId: string): void {
  dismissToast(newsId(styleId, 'ready'));
  dismissToast(newsId(styleId, 'failed'));
}

/** A style that was recovered, in whatever tab, has not failed any more. */
export function dismissOldNews({ id, status }: { id: string; status: string }): void {
  if (status !== 'failed') dismissToast(newsId(id, 'failed'));
}
