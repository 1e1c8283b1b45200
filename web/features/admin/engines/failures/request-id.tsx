import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { enginesTexts } from '../texts.ts';

const shownMs = 2_000;

/** The provider's id of a request, to copy into a support message. */
export function RequestId({ id, isLabelled = false }: { id: string; isLabelled?: boolean }) {
  const t = useTexts(enginesTexts);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      showToast({ title: t('copyFailed'), tone: 'error' });
    }
  };
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <code
        className="min-w-0 truncate font-mono text-[13px] max-md:whitespace-normal max-md:wrap-anywhere"
        title={id}
      >
        {isLabelled ? t('requestId', { id }) : id}
      </code>
      <IconButton
        icon={isCopied ? Check : Copy}
        size="sm"
        label={isCopied ? t('copied') : t('copyId', { id })}
        onClick={() => void copy()}
      />
    </span>
  );
}
