import { Link } from 'react-router';
import { coinLimits } from '#contract/limits.ts';
import { pathOf } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { popupTexts } from './texts.ts';

/** For users whose first coins wait for a verified address: says when they get them, with a link. */
export function FirstCoinsNotice() {
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
