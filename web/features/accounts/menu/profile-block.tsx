import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { CoinCount } from '#web/ui/coin-count.tsx';
import { SiteLink } from '#web/ui/site-link.tsx';
import { useCoins } from '../session/coins.ts';
import { freeCoinsEnd } from '../session/free-coins-end.ts';
import { useUser } from '../session/guarded-user.ts';
import { menuTexts } from './texts.ts';

/**
 * Picture, name and address, with the coin balance below if it is not zero. Users with free coins only also
 * see when they expire. Links to the coin history.
 */
export function ProfileBlock({ onGo }: { onGo: () => void }) {
  const t = useTexts(menuTexts);
  const user = useUser();
  const coins = useCoins() ?? user.coins;
  const expiry = freeCoinsEnd(user, coins, Date.now());
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
        <SiteLink
          href={`${pathOf('profile')}#coins`}
          onClick={onGo}
          className="block border-line border-t px-5 py-3 text-text no-underline hover:bg-over"
        >
          <CoinCount coins={coins} />
          {expiry !== null && (
            <p className="type-meta m-0 pt-1 text-faint">
              {t('coinsExpire', { date: formatDate(expiry, { day: 'numeric', month: 'long' }) })}
            </p>
          )}
        </SiteLink>
      )}
    </>
  );
}
