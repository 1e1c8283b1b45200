import { useTexts } from '#web/i18n/catalogue.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { useUser } from '../session/guarded-user.ts';
import { accountsTexts } from '../texts.ts';
import { AccountPanel } from './account-panel.tsx';

/** The avatar and what it opens. */
export function AccountMenu() {
  const t = useTexts(accountsTexts);
  const user = useUser();
  const trigger = (
    <button type="button" aria-label={t('account')} className="rounded-full border-0 bg-transparent p-0.5">
      <Avatar picture={user.profilePicture} />
    </button>
  );
  return (
    <Popover trigger={trigger} label={t('account')} align="end" gapPx={19} className="w-72">
      <AccountPanel />
    </Popover>
  );
}
