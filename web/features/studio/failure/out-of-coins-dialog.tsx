import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { GalleryImage } from '#contract/images.ts';
import { coinLimits } from '#contract/limits.ts';
import { offeredPlan } from '#contract/offered-plan.ts';
import { plansPath } from '#contract/plans-path.ts';
import { pathOf } from '#contract/routes.ts';
import type { User } from '#contract/session.ts';
import { type GenerateTool, tools } from '#contract/tools.ts';
import { freeCoinsEnd, waitsForFirstCoins } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { affordableTools } from './affordable-tools.ts';
import { PlanOffer } from './plan-offer.tsx';
import type { Fits } from './popup.ts';
import { popupTexts } from './texts.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

interface OutOfCoinsDialogProps {
  user: User;
  coins: number;
  /** The price of the submission. */
  needed: number;
  /** Fewer designs that the balance pays for. */
  fits: Fits | undefined;
  onFewer: (fits: Fits) => void;
  /** The user's latest pictures, shown beside the text. */
  images: readonly GalleryImage[];
  onChooseTool: (tool: GenerateTool) => void;
  onClose: () => void;
}

/** Too few coins: the price, the balance, what it can still pay for, and a larger plan. */
export default function OutOfCoinsDialog(props: OutOfCoinsDialogProps) {
  const { user, coins, needed, images, onClose } = props;
  const t = useTexts(popupTexts);
  const plan = offeredPlan(user.planType);
  const isWaiting = waitsForFirstCoins(user);
  return (
    <UpgradeDialog
      title={t(isWaiting ? 'coinsWaitingTitle' : 'outOfCoinsTitle')}
      description={fillText(t('outOfCoinsNeeds', { needed: '{needed}', owned: '{owned}' }), {
        needed: <Amount coins={needed} />,
        owned: <Amount coins={coins} />,
      })}
      images={images}
      onClose={onClose}
      href={plansPath('trial_ended')}
      label={t('upgradeNow')}
      laterLabel={t('maybeLater')}
    >
      {isWaiting && <FirstCoinsNotice />}
      <StillAffordable {...props} />
      {plan !== null && <PlanOffer plan={plan} />}
    </UpgradeDialog>
  );
}

/** A price or balance within a sentence. */
function Amount({ coins }: { coins: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-bottom font-[640] text-text">
      <CoinIcon />
      {formatNumber(coins)}
    </span>
  );
}

type StillAffordableProps = Pick<
  OutOfCoinsDialogProps,
  'user' | 'coins' | 'fits' | 'onFewer' | 'onChooseTool'
>;

/** What the remaining coins can pay for, one click away, and when they expire. */
function StillAffordable({ user, coins, fits, onFewer, onChooseTool }: StillAffordableProps) {
  const t = useTexts(popupTexts);
  const affordable = affordableTools(coins, user.planType).filter(({ tool }) => tool !== fits?.tool);
  if (affordable.length === 0 && fits === undefined) return null;
  return (
    <section className="pt-4">
      <h3 className="m-0 type-label">{t('outOfCoinsOther')}</h3>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0 pt-2">
        {fits !== undefined && (
          <li>
            <Button onClick={() => onFewer(fits)}>
              {tools[fits.tool].label}
              <span className="font-[540] text-muted">{t('stillPictures', { count: fits.count })}</span>
            </Button>
          </li>
        )}
        {affordable.map(({ tool, count }) => (
          <li key={tool}>
            <Button onClick={() => onChooseTool(tool)}>
              {tools[tool].label}
              <span className="font-[540] text-muted">{t('stillPictures', { count })}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ExpiryLine user={user} coins={coins} />
    </section>
  );
}

function ExpiryLine({ user, coins }: { user: User; coins: number }) {
  const t = useTexts(popupTexts);
  const expiry = freeCoinsEnd(user, coins, Date.now());
  if (expiry === null) return null;
  const date = formatDate(expiry, { dateStyle: 'long' });
  return <p className="m-0 pt-3 text-muted">{t('outOfCoinsExpiry', { count: coins, date })}</p>;
}

/** Replaces names in braces by elements: `'You have {owned}.'`. */
function fillText(text: string, elements: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
    <Fragment key={index}>{index % 2 === 1 ? elements[part] : part}</Fragment>
  ));
}

/** For users whose first coins wait for a verified address: says when they get them, with a link. */
function FirstCoinsNotice() {
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
