import { Check } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { profileTexts } from './texts.ts';
import type { Saving } from './use-save.ts';

interface SaveLineProps {
  saving: Saving;
  /** For controls without a button of their own. */
  onRetry?: () => void;
}

/** Shows the state of saving beside its control; its space is reserved. */
export function SaveLine({ saving, onRetry }: SaveLineProps) {
  const t = useTexts(profileTexts);
  const { status, sentence } = saving;
  return (
    <div className="type-meta min-h-[18px]">
      <p role="status" className="flex items-center gap-1.5 text-faint empty:hidden">
        {status === 'saving' && t('saving')}
        {status === 'saved' && (
          <>
            <Icon of={Check} size="sm" className="text-ok" />
            {t('saved')}
          </>
        )}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {status === 'failed' && (
          <>
            {sentence}{' '}
            {onRetry && (
              <button type="button" className={`${linkStyle} border-0 bg-transparent p-0`} onClick={onRetry}>
                {t('tryAgain')}
              </button>
            )}
          </>
        )}
      </p>
    </div>
  );
}
