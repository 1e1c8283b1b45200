import { Link } from 'react-router';
import { coinLimits } from '#contract/limits.ts';
import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { popupTexts } from './texts.ts';

/** Where somebody's first coins wait for the proof of their address: when they come, and where it says how. */
export function FirstCoinsWait() {
  const t = useTexts(popupTexts);
  return (
    <p className="m-0 pt-4">
      {t('coinsWaitingLine', { count: coinLimits.signupCoins })}{' '}
      <Link to={`${pathOf('profile')}#you`} className={linkStyle}>
        {t('coinsWaitingLink')}
      </Link>
    </p>
  );
}
