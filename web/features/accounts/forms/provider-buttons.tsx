import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type ProviderName, providerSignInPath } from '#contract/sign-in.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { accountsTexts } from '../texts.ts';
import { rememberAcceptedTerms } from './accepted-terms.ts';
import { GoogleMark } from './google-mark.tsx';
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
    window.location.assign(providerSignInPath(provider, { acceptedTerms: true, next }));
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
