import { Link } from 'react-router';
import { homePath, routes } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { type ButtonVariant, buttonStyle } from '#web/ui/button-style.ts';
import { paymentSuccessTexts } from './texts.ts';

const places = { studio: homePath, plans: routes.pricing.path, contact: routes.contact.path } as const;

/** A link to what comes after a payment. */
export function NextStepLink({ to, variant }: { to: keyof typeof places; variant: ButtonVariant }) {
  const t = useTexts(paymentSuccessTexts);
  return (
    <Link to={places[to]} className={buttonStyle({ variant })}>
      {t(to)}
    </Link>
  );
}
