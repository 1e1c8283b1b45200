import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { sendToTexts } from './texts.ts';

const shownMs = 3_000;

/** Confirms that a picture has arrived. */
export function showSent(target: 'upscaler' | 'reference'): void {
  const t = translator(sendToTexts);
  const title = target === 'upscaler' ? t('sentToUpscaler') : t('sentAsReference');
  showToast({ title, tone: 'ok', durationMs: shownMs });
}

/** Reports that a picture has not arrived. A further failure of the same kind updates the toast. */
export function showNotSent(target: 'upscaler' | 'reference'): void {
  const t = translator(sendToTexts);
  const title = target === 'upscaler' ? t('notSentToUpscaler') : t('notSentAsReference');
  showToast({ id: `not-sent-${target}`, title, tone: 'error' });
}
