import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { sendToTexts } from './texts.ts';

const shownMs = 3_000;

/** Says that a picture has arrived where it was sent to. */
export function tellSent(target: 'upscaler' | 'reference'): void {
  const t = translator(sendToTexts);
  const title = target === 'upscaler' ? t('sentToUpscaler') : t('sentAsReference');
  showToast({ title, tone: 'ok', durationMs: shownMs });
}

/** Says that a picture has not arrived there. The next failure of the same kind takes the place of this one. */
export function tellNotSent(target: 'upscaler' | 'reference'): void {
  const t = translator(sendToTexts);
  const title = target === 'upscaler' ? t('notSentToUpscaler') : t('notSentAsReference');
  showToast({ id: `not-sent-${target}`, title, tone: 'error' });
}
