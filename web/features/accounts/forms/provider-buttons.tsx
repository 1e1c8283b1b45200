import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ProviderName, providerSignInPath } from '#contract/sign-in.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { accountsTexts } from '../texts.ts';
import { rememberAcceptedTerms } from './accepted-terms.ts';
import { inviteOfPage } from './invite-of-page.ts';
import type { SignInMethods } from './sign-in-methods.ts';

interface ProviderButtonsProps {
  methods: SignInMethods;
  /** Whether the terms are accepted; if not, shows the error. */
  mayGo: () => Promise<boolean>;
  /** Where to go after sign-in. */
  next: string | null;
}

/** Google and the operator's own provider, if configured. The first one is the page's primary button. */
export function ProviderButtons({ methods, mayGo, next }: ProviderButtonsProps) {
  const t = useTexts(accountsTexts);
  const [goingTo, setGoingTo] = useState<ProviderName | null>(null);
  useEffect(() => {
    // A page restored by the Back button still has its old state.
    const onShow = () => setGoingTo(null);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  const go = async (provider: ProviderName) => {
    if (!(await mayGo())) return;
    setGoingTo(provider);
    rememberAcceptedTerms();
    window.location.assign(
      providerSignInPath(provider, { acceptedTerms: true, next, invite: inviteOfPage() }),
    );
  };
  const entries = [
    ...(methods.google ? [{ provider: 'google' as const, name: 'Google', mark: <GoogleMark /> }] : []),
    ...(methods.oidc
      ? [{ provider: 'oidc' as const, name: methods.oidc.name, mark: <Icon of={KeyRound} /> }]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <div className="grid gap-2">
      {entries.map(({ provider, name, mark }, index) => (
        <Button
          key={provider}
          variant={index === 0 ? 'main' : 'line'}
          size="lg"
          block
          busy={goingTo === provider}
          busyLabel={t('goingTo', { name })}
          onClick={() => void go(provider)}
        >
          {mark}
          <span className="min-w-0 truncate">{t('continueWith', { name })}</span>
        </Button>
      ))}
    </div>
  );
}

/** The divider between providers and fields. */
export function OrLine() {
  const t = useTexts(accountsTexts);
  const rule = 'h-px flex-1 bg-line';
  return (
    <div className="type-meta flex items-center gap-3 pt-3 pb-1 text-faint">
      <span className={rule} />
      {t('orWithEmail')}
      <span className={rule} />
    </div>
  );
}

/** Google's mark in its four colours, as required by its branding rules for sign-in buttons. */
function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 48 48" aria-hidden="true" className="flex-none">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}
