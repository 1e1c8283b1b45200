import { Check, CloudOff, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { showToast } from '#web/ui/toast.ts';
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

/** Whether the document is saved. Quiet while it is. */
export function SaveMark() {
  const t = useTexts(toolbarTexts);
  const session = useSession();
  const state = useStore(session.saving);
  const refusal = useStore(session.refusal);
  const isRefused = state === 'refused';
  useEffect(() => {
    if (!isRefused || refusal === null) return;
    showToast({ id: 'canvas-refused', tone: 'error', title: t('refused'), line: errorText(refusal) });
  }, [isRefused, refusal, t]);
  if (state === 'saved')
    return (
      // As wide as the mark, so that the toolbar does not become two rows, and the stage moves, at each save.
      <span role="status" data-save-state={state} className="w-4 flex-none">
        <span className="sr-only">{t(state)}</span>
      </span>
    );
  const isProblem = state === 'local' || isRefused;
  return (
    <Tooltip text={isRefused ? `${t(state)} ${errorText(refusal)}` : t(state)}>
      <span
        role="status"
        data-save-state={state}
        className={`type-meta inline-flex items-center gap-1.5 ${isProblem ? 'text-danger' : 'text-faint'}`}
      >
        <Icon of={icons[state]} size="sm" />
        <span className={isProblem ? 'max-w-[120px] truncate' : 'sr-only min-[1800px]:not-sr-only'}>
          {t(state)}
        </span>
      </span>
    </Tooltip>
  );
}
