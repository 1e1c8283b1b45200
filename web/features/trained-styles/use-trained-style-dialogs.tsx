import { useState } from 'react';
import { plans } from '#contract/plans.ts';
import type { User } from '#contract/session.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import type { StyleWord } from './manage/word-dialog.tsx';
import { useTrainedStyles } from './use-trained-styles.ts';

const CreateStyleDialog = deferredPart(
  async () => (await import('./create/create-style-dialog.tsx')).CreateStyleDialog,
);
const PlanLimitDialog = deferredPart(
  async () => (await import('./create/plan-limit-dialog.tsx')).PlanLimitDialog,
);
const WordDialog = deferredPart(async () => (await import('./manage/word-dialog.tsx')).WordDialog);
const DeleteStyleDialog = deferredPart(
  async () => (await import('./manage/delete-style-dialog.tsx')).DeleteStyleDialog,
);

type Open =
  | { kind: 'create' }
  | { kind: 'word'; style: CustomThumbnailStyle; word: StyleWord }
  | { kind: 'delete'; style: CustomThumbnailStyle };

/** Actions for trained styles, each in a dialog that loads on demand. */
export function useTrainedStyleDialogs() {
  const { user } = useSession();
  const { data: styles } = useTrainedStyles({ enabled: user !== null });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const dialogOf = (shown: Open, who: User) => {
    if (shown.kind === 'word') return <WordDialog style={shown.style} word={shown.word} onClose={close} />;
    if (shown.kind === 'delete') return <DeleteStyleDialog style={shown.style} onClose={close} />;
    return <CreateDialog user={who} used={styles?.length ?? 0} onClose={close} />;
  };
  return {
    create: () => setOpen({ kind: 'create' }),
    rename: (style: CustomThumbnailStyle) => setOpen({ kind: 'word', style, word: 'styleName' }),
    changeTrigger: (style: CustomThumbnailStyle) => setOpen({ kind: 'word', style, word: 'triggerWord' }),
    remove: (style: CustomThumbnailStyle) => setOpen({ kind: 'delete', style }),
    /** To be rendered anywhere on the page. */
    dialogs: open !== null && user && dialogOf(open, user),
  };
}

export type TrainedStyleDialogs = ReturnType<typeof useTrainedStyleDialogs>;

interface CreateDialogProps {
  user: User;
  used: number;
  onClose: () => void;
}

function CreateDialog({ user, used, onClose }: CreateDialogProps) {
  const allowed = plans[user.planType].trainedStyles;
  // Decided on opening: the form must not turn into a refusal because its own style took the last place.
  const [hasSpace] = useState(allowed === null || used < allowed);
  if (!hasSpace) return <PlanLimitDialog user={user} onClose={onClose} />;
  return <CreateStyleDialog user={user} used={used} onStarted={onClose} onClose={onClose} />;
}
