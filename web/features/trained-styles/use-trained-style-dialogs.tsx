import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { plans } from '#contract/plans.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import type { StyleWord } from './manage/word-dialog.tsx';
import { useTrainedStyles } from './use-trained-styles.ts';

const loadForm = partLoader(() => import('./create/create-style-dialog.tsx'));
const CreateStyleDialog = lazy(async () => ({ default: (await loadForm()).CreateStyleDialog }));
const loadNoRoom = partLoader(() => import('./create/no-room-dialog.tsx'));
const NoRoomDialog = lazy(async () => ({ default: (await loadNoRoom()).NoRoomDialog }));
const loadWord = partLoader(() => import('./manage/word-dialog.tsx'));
const WordDialog = lazy(async () => ({ default: (await loadWord()).WordDialog }));
const loadDelete = partLoader(() => import('./manage/delete-style-dialog.tsx'));
const DeleteStyleDialog = lazy(async () => ({ default: (await loadDelete()).DeleteStyleDialog }));

type Open =
  | { kind: 'create' }
  | { kind: 'word'; style: CustomThumbnailStyle; word: StyleWord }
  | { kind: 'delete'; style: CustomThumbnailStyle };

export interface TrainedStyleDialogs {
  create: () => void;
  rename: (style: CustomThumbnailStyle) => void;
  changeTrigger: (style: CustomThumbnailStyle) => void;
  remove: (style: CustomThumbnailStyle) => void;
  /** To be rendered anywhere on the page. */
  dialogs: ReactNode;
}

/** Actions for trained styles, each in a dialog that loads on demand. */
export function useTrainedStyleDialogs(): TrainedStyleDialogs {
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
    rename: (style) => setOpen({ kind: 'word', style, word: 'styleName' }),
    changeTrigger: (style) => setOpen({ kind: 'word', style, word: 'triggerWord' }),
    remove: (style) => setOpen({ kind: 'delete', style }),
    dialogs: open !== null && user && <Suspense>{dialogOf(open, user)}</Suspense>,
  };
}

interface CreateDialogProps {
  user: User;
  used: number;
  onClose: () => void;
}

function CreateDialog({ user, used, onClose }: CreateDialogProps) {
  const allowed = plans[user.planType].trainedStyles;
  // Decided on opening: the form must not turn into a refusal because its own style took the last place.
  const [hasSpace] = useState(allowed === null || used < allowed);
  if (!hasSpace) return <NoRoomDialog user={user} onClose={onClose} />;
  return <CreateStyleDialog user={user} used={used} onStarted={onClose} onClose={onClose} />;
}
