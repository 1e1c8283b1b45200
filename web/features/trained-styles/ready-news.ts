import { dismissToast } from '#web/ui/toast.ts';

/** Of the toast that tells how a training has ended. */
export function newsId(styleId: string, status: string): string {
  return `training ${styleId} ${status}`;
}

/** Who uses a style need not be told that it is ready. */
export function dismissReadyNews(styleId: string): void {
  dismissToast(newsId(styleId, 'ready'));
}
