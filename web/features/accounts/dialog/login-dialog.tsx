import { useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { CoinIcon } from '#web/ui/coin-icon.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { linkStyle } from '#web/ui/link-style.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { hasAcceptedTerms } from '../forms/accepted-terms.ts';
import { AuthBody, type AuthMode } from '../forms/auth-body.tsx';
import { useIsSignUpClosed } from '../forms/sign-up-obstacle.ts';
import { accountsTexts } from '../texts.ts';
import type { LoginDialogOptions } from './open-login-dialog.ts';

interface LoginDialogProps {
  options: LoginDialogOptions;
  onClose: () => void;
}

/** The form of the login page, over another page. */
export default function LoginDialog({ options, onClose }: LoginDialogProps) {
  const t = useTexts(accountsTexts);
  const [mode, setMode] = useState<AuthMode>(options.mode ?? 'login');
  const [email, setEmail] = useState('');
  const { pathname, search, hash } = window.location;
  const usesCoins = useUsesCoins();
  const isClosed = useIsSignUpClosed();
  // A browser that has an account gets no first coins again.
  const isGift = (mode === 'signUp' || !hasAcceptedTerms()) && usesCoins && !isClosed;
  const line =
    mode === 'forgot' ? (
      t('forgotLine')
    ) : !isGift ? undefined : (
      <span className="flex items-start gap-2">
        <CoinIcon className="mt-0.5 text-coin-fill" />
        {t('freeCoins')}
      </span>
    );
  return (
    <Dialog onClose={onClose} title={t(mode === 'forgot' ? 'forgotTitle' : mode)} description={line}>
      <div className="grid gap-4 pt-2 pb-1">
        <AuthBody
          mode={mode}
          email={email}
          onEmail={setEmail}
          next={options.next ?? pathname + search + hash}
          switchTo={(to, words) => (
            <button
              type="button"
              className={`${linkStyle} border-0 bg-transparent p-0`}
              onClick={() => setMode(to)}
            >
              {words}
            </button>
          )}
        />
      </div>
    </Dialog>
  );
}
