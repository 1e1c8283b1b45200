import { Suspense, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useUser } from '../session/guarded-user.ts';
import { AccountPanel } from './account-panel-part.ts';
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
      onPointerEnter={AccountPanel.preload}
      onFocus={AccountPanel.preload}
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

const entryWidths = ['w-24', 'w-28', 'w-20', 'w-20', 'w-24', 'w-16'];

/** A skeleton of the account panel while its code loads, in the panel's final size. */
function AccountPanelSkeleton() {
  return (
    <>
      <div className="flex items-center gap-3 px-5 py-4">
        <Skeleton className="size-11 rounded-full!" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-3.5 w-2/3" />
          <Skeleton className="h-3 w-full" />
        </span>
      </div>
      <div className="border-line border-t p-2">
        {entryWidths.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
          <span key={index} className="flex h-10 items-center px-3">
            <Skeleton className={`h-3.5 ${width}`} />
          </span>
        ))}
      </div>
    </>
  );
}
