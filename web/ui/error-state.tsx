import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from './button.tsx';
import { CropMarks } from './crop-marks.tsx';
import { Icon } from './icon.tsx';
import { uiTexts } from './ui-texts.ts';

export interface ErrorStateProps {
  title: ReactNode;
  /** What happened and what to do. */
  sentence: ReactNode;
  /** Adds "You were not charged." */
  notCharged?: boolean;
  onRetry?: () => void;
  /** "Try again" by default. */
  retryLabel?: string;
  retryBusy?: boolean;
  /** Shown for server errors, so that they can be reported. */
  requestId?: string | undefined;
  children?: ReactNode;
}

/** The frame of the empty state with danger marks. */
export function ErrorState(props: ErrorStateProps) {
  const t = useTexts(uiTexts);
  const { title, sentence, notCharged = false, onRetry, retryBusy = false, requestId } = props;
  return (
    <section
      role="alert"
      className="relative flex flex-col items-start gap-1 overflow-hidden rounded-picture bg-raised p-8"
    >
      <CropMarks tone="danger" />
      <h2 className="type-heading">{title}</h2>
      <p className="text-muted">{sentence}</p>
      {notCharged && (
        <p className="type-meta flex items-center gap-2 pt-1.5 text-ok">
          <Icon of={Check} size="sm" />
          {t('notCharged')}
        </p>
      )}
      {props.children}
      {onRetry && (
        <div className="relative flex gap-2 pt-3.5">
          <Button variant="main" busy={retryBusy} onClick={onRetry}>
            {props.retryLabel ?? t('tryAgain')}
          </Button>
        </div>
      )}
      {requestId !== undefined && (
        <p className="type-meta pt-2 text-faint">{t('requestId', { id: requestId })}</p>
      )}
    </section>
  );
}
