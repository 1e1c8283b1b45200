import { useState } from 'react';
import { plans } from '#contract/plans.ts';
import type { CustomImageStyle } from '#contract/styles.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { useDescribedStyles } from './use-described-styles.ts';

const StyleDialog = deferredPart(async () => (await import('./style-dialog.tsx')).StyleDialog);
const PlanLimitDialog = deferredPart(async () => (await import('./plan-limit-dialog.tsx')).PlanLimitDialog);
const DeleteStyleDialog = deferredPart(
  async () => (await import('./delete-style-dialog.tsx')).DeleteStyleDialog,
);

type Open = { kind: 'create' } | { kind: 'edit' | 'delete'; style: CustomImageStyle };

/** Actions for described styles, each in a dialog that loads on demand. */
export function useStyleDialogs(onSaved?: (style: CustomImageStyle) => void) {
  const { user } = useSession();
  const { data: styles = [] } = useDescribedStyles({ enabled: user !== null });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const allowed = user?.usesCoins === false ? null : plans[user?.planType ?? 'free'].describedStyles;
  const save = (style: CustomImageStyle) => {
    close();
    onSaved?.(style);
  };
  const dialogOf = (shown: Open, userId: string) => {
    if (shown.kind === 'delete') return <DeleteStyleDialog style={shown.style} onClose={close} />;
    if (shown.kind === 'create' && allowed !== null && styles.length >= allowed)
      return <PlanLimitDialog allowed={allowed} onClose={close} />;
    const style = shown.kind === 'edit' ? shown.style : null;
    return <StyleDialog key={style?.id} userId={userId} style={style} onSaved={save} onClose={close} />;
  };
  return {
    create: () => setOpen({ kind: 'create' }),
    edit: (style: CustomImageStyle) => setOpen({ kind: 'edit', style }),
    remove: (style: CustomImageStyle) => setOpen({ kind: 'delete', style }),
    /** To be rendered anywhere on the page. */
    dialogs: open !== null && user && dialogOf(open, user.id),
  };
}

export type StyleDialogs = ReturnType<typeof useStyleDialogs>;
