import { translator } from '#web/i18n/catalogue.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { galleryTexts } from './texts.ts';

const confirmedForMs = 2_000;

/** Copies a prompt from a menu that closes on the click, and reports success or failure in a toast. */
export async function copyPrompt(prompt: string): Promise<void> {
  try {
    await copyText(prompt);
    showToast({ title: translator(galleryTexts)('promptCopied'), durationMs: confirmedForMs });
  } catch {
    showCopyFailed();
  }
}

export function showCopyFailed(): void {
  showToast({ title: translator(galleryTexts)('copyFailed'), tone: 'error' });
}
