import { Check } from 'lucide-react';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { studioTexts } from '../texts.ts';
import { type Failure, failureCost, failureTitle } from './failure.ts';
import { popupTexts } from './texts.ts';

const suggestions = {
  policy: ['policySuggestion1', 'policySuggestion2', 'policySuggestion3'],
  notReady: [],
  failed: ['failedSuggestion1', 'failedSuggestion2', 'failedSuggestion3'],
} as const;
const upscaleSuggestions = ['failedSuggestion1', 'upscaleSuggestion'] as const;

const failedTexts = { common: 'failedText', v2: 'failedTextV2' } as const;

interface FailureDialogProps {
  failure: Failure;
  onRetry: () => void;
  /** Fills the form with the failed picture's settings. */
  onChangeSettings: () => void;
  onEditPrompt: () => void;
  /** Dismisses the failure. */
  onCancel: () => void;
  /** Closes only the dialog. */
  onClose: () => void;
}

/** Says that no picture was made, or only some, what may help, and, if certain, that it cost nothing. */
export default function FailureDialog({
  failure,
  onRetry,
  onChangeSettings,
  onEditPrompt,
  onCancel,
  onClose,
}: FailureDialogProps) {
  const t = useTexts(studioTexts);
  const words = useTexts(popupTexts);
  const usesCoins = useUsesCoins();
  const isPolicy = failure.kind === 'policy';
  const { draft } = failure;
  const text = {
    policy: 'policyText',
    notReady: 'notReadyText',
    failed: failure.isUpscale
      ? 'upscaleFailedText'
      : failedTexts[draft ? tools[draft.tool].sentences : 'common'],
  } as const;
  const hints =
    failure.isUpscale && failure.kind === 'failed' ? upscaleSuggestions : suggestions[failure.kind];
  const footer = (
    <>
      <Button variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
      {failure.draft !== null && failure.kind === 'failed' && (
        <Button onClick={onChangeSettings}>{t('changeSettings')}</Button>
      )}
      {(failure.again !== null || failure.isUpscale) && (
        <Button variant={isPolicy ? 'neutral' : 'main'} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
      {isPolicy && !failure.isUpscale && (
        <Button variant="main" onClick={onEditPrompt}>
          {words('editPrompt')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      size="md"
      onClose={onClose}
      title={failureTitle(t, failure)}
      description={words(text[failure.kind])}
      footer={footer}
    >
      {hints.length > 0 && <h3 className="m-0 pt-1 type-label">{words('failedSuggestions')}</h3>}
      <ul className="m-0 list-none space-y-1.5 p-0 pt-2 text-muted empty:hidden">
        {hints.map((key) => (
          <li
            key={key}
            className="relative pl-4 before:absolute before:top-[9px] before:left-0 before:h-0.5 before:w-2 before:bg-edge"
          >
            {words(key)}
          </li>
        ))}
      </ul>
      {failure.isFree && usesCoins && (
        <p className="m-0 flex items-center gap-2 pt-4 text-ok type-meta">
          <Icon of={Check} size="sm" />
          {failureCost(t, failure)}
        </p>
      )}
    </Dialog>
  );
}
