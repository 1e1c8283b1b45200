import type { LinkedAccount } from '#contract/profile.ts';
import { routes } from '#contract/routes.ts';
import { providerSignInPath } from '#contract/sign-in.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { proofTexts } from './texts.ts';

/** Reauthenticates at a provider, which returns to the profile. */
export function ProviderProof({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const t = useTexts(proofTexts);
  const next = routes.profile.path;
  const ways = accounts.flatMap(({ id, kind, name }) =>
    kind === 'password'
      ? []
      : [{ id, name, address: providerSignInPath(kind, { acceptedTerms: true, next }) }],
  );
  if (ways.length === 0) return null;
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <p className="type-meta text-muted">{t('providerLine')}</p>
      {ways.map(({ id, name, address }) => (
        <a key={id} href={address} className={buttonStyle({ variant: 'line' })}>
          {t('withProvider', { name })}
        </a>
      ))}
    </div>
  );
}
