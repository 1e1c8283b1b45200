import { Suspense, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { useUser } from '../session/guarded-user.ts';
import { AccountPanel, loadAccountPanel } from './account-panel-part.ts';
import { AccountPanelSkeleton } from './account-panel-skeleton.tsx';
import { menuTexts } from './texts.ts';

/** The avatar and its panel. */
export function AccountMenu() {
  const t = useTexts(menuTexts);
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const trigger = (
    <button
      type="button"
      aria-label={t('account')}
      onPointerEnter={() => void loadAccountPanel()}
      onFocus={() => void loadAccountPanel()}
      className="rounded-full border-0 bg-transparent p-0.5"
    >
      <Avatar picture={user.profilePicture} />
    </button>
  );
  return (
    <Popover
      trigger={trigger}
      label={t('account')}
      open={isOpen}
      onOpenChange={setOpen}
      align="end"
      gapPx={19}
      className="w-72"
    >
      <Suspense fallback={<AccountPanelSkeleton />}>
        <AccountPanel onGo={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
