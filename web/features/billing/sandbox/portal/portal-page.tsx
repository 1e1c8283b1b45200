import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { pathOf } from '#contract/routes.ts';
import { hasCode } from '#web/api/api-error.ts';
import { errorText } from '#web/api/error-texts.ts';
import { QueryError } from '#web/api/query-error.tsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ownPage } from '../../button/destination.ts';
import { DeadEnd } from '../dead-end.tsx';
import { SandboxFrame } from '../sandbox-frame.tsx';
import { sandboxTexts } from '../texts.ts';
import { CardSection } from './card-section.tsx';
import { ChangeSection } from './change-section.tsx';
import { InvoiceSection } from './invoice-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { usePortal } from './use-portal.ts';

/**
 * The sandbox's portal: plan, change, cancellation, test card and invoices. `?return=` is the page to return
 * to.
 */
export function SandboxPortalPage() {
  const t = useTexts(sandboxTexts);
  const [search] = useSearchParams();
  const back = ownPage(search.get('return'), window.location.origin) ?? pathOf('pricing');
  return (
    <SandboxFrame
      title={t('manage')}
      lead={t('portalLead')}
      aside={
        <Link to={back} className={buttonStyle({ variant: 'line' })}>
          <Icon of={ArrowLeft} size="sm" />
          {t('toAdventure')}
        </Link>
      }
    >
      <PortalContent />
    </SandboxFrame>
  );
}

function PortalContent() {
  const t = useTexts(sandboxTexts);
  const query = usePortal();
  const { data, error } = query;
  /** The result of the last action, in a sentence. */
  const [message, setMessage] = useState('');
  const none = (
    <DeadEnd title={t('noneTitle')} line={t('noneLine')} to={pathOf('pricing')} label={t('seePlans')} />
  );
  // Cached data does not apply any more.
  if (hasCode(error, 'sandbox_disabled')) {
    return (
      <DeadEnd title={t('offTitle')} line={errorText(error)} to={pathOf('pricing')} label={t('seePlans')} />
    );
  }
  if (data === undefined) {
    if (error === null) return <Spinner word={t('loadingPortal')} />;
    if (hasCode(error, 'no_subscription')) return none;
    return <QueryError title={t('subscriptionFailed')} notCharged query={query} />;
  }
  const { subscription, others, upgrades, card, invoices } = data;
  return (
    <div className="grid gap-12">
      <p role="status" className="m-0 font-semibold text-ok empty:hidden">
        {message}
      </p>
      {subscription === null ? (
        none
      ) : (
        <>
          <PlanSection subscription={subscription} others={others} onMessage={setMessage} />
          <ChangeSection subscription={subscription} upgrades={upgrades} onMessage={setMessage} />
        </>
      )}
      <CardSection card={card} onMessage={setMessage} />
      <InvoiceSection invoices={invoices} />
    </div>
  );
}
