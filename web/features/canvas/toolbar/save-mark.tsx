import { Check, CloudOff, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { hasCode } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { dismissToast, showToast } from '#web/ui/toast.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import type { SaveState } from '../session/autosave.ts';
import { useSession, useStore } from '../session/use-session.ts';
import { toolbarTexts } from './texts.ts';

const icons: Readonly<Record<SaveState, LucideIcon>> = {
  saved: Check,
  saving: RefreshCw,
  local: CloudOff,
  refused: TriangleAlert,
};

const toastId = 'canvas-refused';

/** Whether the document is saved. Quiet while it is. */
export function SaveMark() {
  const t = useTexts(toolbarTexts);
  const session = useSession();
  const state = useStore(session.saving);
  const refusal = useStore(session.refusal);
  const isRefused = state === 'refused';
  // As text: attempts that fail for one reason are reported once.
  const reason = isRefused && refusal !== null ? errorText(refusal) : null;
  const report = useEffectEvent((line: string) => {
    showToast({ id: toastId, tone: 'error', title: t('refused'), line });
  });
  useEffect(() => {
    if (reason === null) return;
    report(reason);
    // Saved meanwhile, it would be wrong.
    return () => dismissToast(toastId);
  }, [reason]);
  if (state === 'saved')
    return (
      // As wide as the mark, so that the toolbar does not become two rows, and the stage moves, at each save.
      <span role="status" data-save-state={state} className="w-4 flex-none">
        <span className="sr-only">{t(state)}</span>
      </span>
    );
  const isProblem = state === 'local' || isRefused;
  const words = t(state === 'local' ? localWords(refusal) : state);
  return (
    <Tooltip text={reason === null ? words : `${words} ${reason}`}>
      <span
        role="status"
        data-save-state={state}
        className={`type-meta inline-flex items-center gap-1.5 ${isProblem ? 'text-danger' : 'text-faint'}`}
      >
        <Icon of={icons[state]} size="sm" />
        <span className={isProblem ? 'max-w-[120px] truncate' : 'sr-only min-[1800px]:not-sr-only'}>
          {words}
        </span>
      </span>
    </Tooltip>
  );
}

/** Why the server does not have what this browser has. */
function localWords(refusal: unknown): 'local' | 'localSignedOut' | 'localNotTaken' {
  if (hasCode(refusal, 'not_signed_in')) return 'localSignedOut';
  return refusal === null || hasCode(refusal, 'network') ? 'local' : 'localNotTaken';
}
