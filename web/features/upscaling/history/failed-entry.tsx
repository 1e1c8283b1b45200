import { Check } from 'lucide-react';
import type { UpscaleItem } from '#contract/upscale-calls.ts';
import { ApiError } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { CropMarks } from '#web/ui/crop-marks.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { upscalingTexts } from '../texts.ts';
import { EntryFrame } from './entry-frame.tsx';
import { entryName, headingText } from './entry-text.ts';
import { frameOnStage } from './on-stage.ts';

interface FailedEntryProps {
  item: UpscaleItem;
  /** Undefined if the original picture is no longer available. */
  onRetry: (() => void) | undefined;
  onUseSettings: () => void;
  onDismiss: () => void;
}

/** A failed upscale, until it is retried or dismissed. */
export function FailedEntry({ item, onRetry, onUseSettings, onDismiss }: FailedEntryProps) {
  const t = useTexts(upscalingTexts);
  const usesCoins = useUsesCoins();
  const reason = failureText(item);
  return (
    <EntryFrame
      id={item.id}
      label={entryName(t, item)}
      picture={
        <PictureFrame on="stage" className={frameOnStage}>
          <CropMarks tone="danger" />
          <span className="absolute inset-0 grid place-content-center px-6 text-center text-muted">
            {headingText(t, item)}
          </span>
        </PictureFrame>
      }
    >
      <h3 className="m-0 type-heading">{t('failed')}</h3>
      {reason !== null && <p className="m-0 pt-1 text-muted">{reason}</p>}
      {usesCoins && (
        <p className="m-0 flex items-center gap-2 pt-1.5 text-ok type-meta">
          <Icon of={Check} size="sm" />
          {t('notCharged')}
        </p>
      )}
      <div className="mt-3.5 flex flex-wrap items-center gap-2">
        {onRetry !== undefined && (
          <Button variant="main" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )}
        <Button variant="quiet" onClick={onUseSettings}>
          {t('useSettings')}
        </Button>
        <Button variant="quiet" onClick={onDismiss}>
          {t('remove')}
        </Button>
      </div>
    </EntryFrame>
  );
}

/** Codes without details: the entry then shows the documented sentence. */
const plainFailures: readonly string[] = ['engine_failed', 'internal'];

/** Why an upscale failed, in the reader's language; null if unknown. */
function failureText({ error }: Pick<UpscaleItem, 'error'>): string | null {
  return error === null || plainFailures.includes(error.code)
    ? null
    : errorText(new ApiError({ ...error, status: 0 }));
}
