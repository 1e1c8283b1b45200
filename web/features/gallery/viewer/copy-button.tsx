import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showCopyFailed } from '../copy-prompt.ts';
import { copyText } from '../copy-text.ts';
import { galleryTexts } from '../texts.ts';

const confirmedForMs = 2_000;

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ text }: { text: string }) {
  const t = useTexts(galleryTexts);
  /** Counts clicks, so that each restarts the confirmation. */
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), confirmedForMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await copyText(text);
      setCopies((count) => count + 1);
    } catch {
      showCopyFailed();
    }
  };

  return (
    <Button variant="quiet" size="sm" onClick={() => void copy()}>
      <Icon of={isCopied ? Check : Copy} size="sm" />
      <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
    </Button>
  );
}
