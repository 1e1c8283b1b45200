import { plans } from '#contract/plans.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatCents } from '#web/i18n/money.ts';
import { dayOf } from '../../day-of.ts';
import { sandboxTexts } from '../texts.ts';
import { PortalSection } from './portal-section.tsx';
import type { Portal } from './use-portal.ts';

type Invoice = Portal['invoices'][number];

/** Invoices with dates, newest first; stacked on phones. */
export function InvoiceSection({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTexts(sandboxTexts);
  return (
    <PortalSection title={t('invoices')}>
      {invoices.length === 0 ? (
        <p className="m-0 text-muted">{t('noInvoices')}</p>
      ) : (
        <table className="w-full border-collapse text-left">
          <thead className="type-meta text-faint max-md:sr-only">
            <tr className="border-line border-b">
              <th scope="col" className="pb-2 font-[430]">
                {t('date')}
              </th>
              <th scope="col" className="pb-2 font-[430]">
                {t('plan')}
              </th>
              <th scope="col" className="pb-2 font-[430]">
                {t('state')}
              </th>
              <th scope="col" className="pb-2 text-right font-[430]">
                {t('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </table>
      )}
    </PortalSection>
  );
}

function InvoiceRow({ invoice: { createdAt, planType, status, total, refunded } }: { invoice: Invoice }) {
  const t = useTexts(sandboxTexts);
  return (
    <tr className="border-line border-b max-md:grid max-md:grid-cols-2 max-md:gap-y-0.5 max-md:py-2.5 md:h-11">
      <td className="max-md:order-1">{dayOf(createdAt)}</td>
      <td className="max-md:order-3 max-md:text-muted">{planType === null ? '–' : plans[planType].label}</td>
      <td className={`max-md:order-4 max-md:text-right ${status === 'open' ? 'text-warn' : 'text-muted'}`}>
        {t(status)}
      </td>
      <td className="text-right font-semibold tabular-nums max-md:order-2">
        {formatCents(total)}
        {refunded > 0 && (
          <span className="type-meta block font-normal text-muted">
            {t('refunded', { price: formatCents(refunded) })}
          </span>
        )}
      </td>
    </tr>
  );
}
