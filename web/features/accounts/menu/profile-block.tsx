import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { useCoins } from '../session/coins.ts';
import { useUser } from '../session/guarded-user.ts';
import { menuTexts } from './texts.ts';

/** Picture, name, address; below, the coins, only when there are some, and how long a free user has them. */
export function ProfileBlock() {
  const t = useTexts(menuTexts);
  const user = useUser();
  const coins = useCoins() ?? user.coins;
  const expiry = user.isPremium ? null : user.initialCoinsExpiryDate;
  return (
    <>
      <div className="flex items-center gap-3 px-5 py-4">
        <Avatar picture={user.profilePicture} size="lg" />
        <div className="min-w-0 flex-1">
          <p className="type-label m-0 truncate">{user.displayName}</p>
          <p className="type-meta m-0 truncate text-faint">{user.email}</p>
        </div>
      </div>
      {coins > 0 && (
        <div className="border-line border-t px-5 py-3">
          <CoinCount coins={coins} />
          {expiry !== null && (
            <p className="type-meta m-0 pt-1 text-faint">
              {t('coinsExpire', { date: formatDate(expiry, { day: 'numeric', month: 'long' }) })}
            </p>
          )}
        </div>
      )}
    </>
  );
}
