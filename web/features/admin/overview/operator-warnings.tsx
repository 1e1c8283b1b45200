import { Link } from 'react-router';
import type { OperatorWarning } from '#contract/admin.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { adminTexts } from '../texts.ts';

/** Server settings that cost the operator money or break what users expect; nothing if there are none. */
export function OperatorWarnings({ warnings }: { warnings: readonly OperatorWarning[] }) {
  const t = useTexts(adminTexts);
  return warnings.map(({ code, engines }) => {
    const isDanger = code === 'stripe_test_key_with_paid_engines';
    return (
      <section
        key={code}
        className={isDanger ? 'border-danger border-l-2 pl-4' : 'border-warn border-l-2 pl-4'}
        aria-labelledby={`warning-${code}`}
      >
        <h2 id={`warning-${code}`} className="m-0 type-label">
          {t(`${code}_title`)}
        </h2>
        <p className="wrap-anywhere m-0 max-w-[70ch] pt-1 text-muted">
          {t(`${code}_line`)}{' '}
          {engines.length > 0 && code !== 'stripe_webhook_secret_missing' && (
            <Link to="?part=engines" className={linkStyle}>
              {t('paidEngines', { names: engines.join(', ') })}
            </Link>
          )}
        </p>
      </section>
    );
  });
}
