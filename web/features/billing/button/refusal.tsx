import { Check } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { uiTexts } from '#web/ui/ui-texts.ts';
import { type Fallbacks, refusalMessage } from './refusal-message.ts';

interface RefusalProps {
  error: unknown;
  fallbacks: Fallbacks;
}

/** The error of a request, at its button. */
export function Refusal({ error, fallbacks }: RefusalProps) {
  const t = useTexts(uiTexts);
  if (error === null || error === undefined) return null;
  const { sentence, isOpen } = refusalMessage(error, fallbacks);
  return (
    <div role="alert" className="type-meta grid gap-1 pt-2">
      <p className="m-0 text-danger">{sentence}</p>
      {isOpen && (
        <p className="m-0 flex items-center gap-1.5 text-ok">
          <Icon of={Check} size="sm" />
          {t('notCharged')}
        </p>
      )}
    </div>
  );
}
