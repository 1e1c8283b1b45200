import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isBlankPrompt } from '#contract/generation.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ProposalField } from './proposal-field.tsx';
import { type Enhancement, type EnhancementRequest, requestEnhancement } from './request-enhancement.ts';
import { enhanceTexts } from './texts.ts';

export interface EnhanceDialogProps {
  /** The form when Enhance was clicked. */
  request: EnhancementRequest;
  promptRef: RefObject<HTMLTextAreaElement | null>;
  /** Replaces the prompt by the edited proposal. Returns an undo function. */
  onUse: (prompt: string) => () => void;
  onClose: () => void;
}

type Outcome = { enhancement: Enhancement } | { thrown: unknown };

/** Proposes an enhanced prompt. Renders nothing until there is a proposal or an error. */
export function EnhanceDialog({ request, promptRef, onUse, onClose }: EnhanceDialogProps) {
  const t = useTexts(enhanceTexts);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const ask = useEffectEvent((signal: AbortSignal) => requestEnhancement(request, signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is another request.
  useEffect(() => {
    const controller = new AbortController();
    ask(controller.signal).then(
      (enhancement) => setOutcome({ enhancement }),
      (thrown: unknown) => {
        if (!controller.signal.aborted) setOutcome({ thrown });
      },
    );
    return () => controller.abort();
  }, [attempt]);
  if (outcome === null) return null;

  const close = () => {
    onClose();
    requestAnimationFrame(() => promptRef.current?.focus());
  };
  const use = (prompt: string) => {
    const onPress = onUse(prompt);
    showToast({ id: 'enhanced', title: t('used'), action: { label: t('undo'), onPress } });
    close();
  };
  if ('thrown' in outcome) {
    const again = () => {
      setOutcome(null);
      setAttempt((count) => count + 1);
    };
    return (
      <Dialog
        onClose={close}
        title={t('failedTitle')}
        description={errorText(outcome.thrown)}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              {t('close')}
            </Button>
            <Button variant="main" onClick={again}>
              {t('tryAgain')}
            </Button>
          </>
        }
      />
    );
  }
  const { enhancement } = outcome;
  if (enhancement.enhancedPrompt.trim() === request.prompt.trim()) {
    return (
      <Dialog
        onClose={close}
        title={t('nothingTitle')}
        description={t('nothingLine')}
        footer={
          <Button variant="main" onClick={close}>
            {t('close')}
          </Button>
        }
      >
        {enhancement.isReferenceUnread && <p className="m-0 text-warn">{t('referenceNotRead')}</p>}
      </Dialog>
    );
  }
  return <Proposal original={request.prompt} enhancement={enhancement} onUse={use} onClose={close} />;
}

interface ProposalProps {
  original: string;
  enhancement: Enhancement;
  onUse: (prompt: string) => void;
  onClose: () => void;
}

function Proposal({ original, enhancement, onUse, onClose }: ProposalProps) {
  const t = useTexts(enhanceTexts);
  const [text, setText] = useState(enhancement.enhancedPrompt);
  return (
    <Dialog
      size="md"
      onClose={onClose}
      title={t('title')}
      description={enhancement.by === null ? t('line') : t('lineBy', { engine: enhancement.by })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="main" disabled={isBlankPrompt(text)} onClick={() => onUse(text.trim())}>
            {t('use')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ProposalField label={t('proposal')} original={original} value={text} onChange={setText} />
        {enhancement.isReferenceUnread && <p className="m-0 text-warn">{t('referenceNotRead')}</p>}
        {enhancement.description !== null && <Seen {...enhancement.description} />}
        <Added changes={enhancement.changes} proposal={enhancement.enhancedPrompt} />
      </div>
    </Dialog>
  );
}

/** What an engine sees in the reference image. It may be wrong, so its source is named. */
function Seen({ text, by }: { text: string; by: string }) {
  const t = useTexts(enhanceTexts);
  const title = t('seenBy', { engine: by });
  return (
    <section className="grid gap-1" aria-label={title}>
      <h3 className="m-0 text-faint type-meta">{title}</h3>
      <p dir="auto" className="m-0 border-line border-t py-2">
        {text}
      </p>
    </section>
  );
}

/** The additions one by one; for a complete rewrite the marks in the proposal are enough. */
function Added({ changes, proposal }: { changes: Enhancement['changes']; proposal: string }) {
  const t = useTexts(enhanceTexts);
  const pieces = changes.filter(({ words }) => words !== proposal);
  if (pieces.length === 0) return null;
  return (
    <section className="grid gap-1" aria-label={t('added')}>
      <h3 className="m-0 text-faint type-meta">{t('added')}</h3>
      <dl className="m-0 grid gap-x-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {pieces.map(({ kind, words }) => (
          <div
            key={`${kind} ${words}`}
            className="border-line border-t py-2 md:col-span-2 md:grid md:grid-cols-subgrid"
          >
            <dt className="text-muted">{t(kind)}</dt>
            <dd dir="auto" className="m-0">
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
