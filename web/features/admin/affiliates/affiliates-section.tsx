import { useMutation, useQuery } from '@tanstack/react-query';
import { type AffiliateInterest, exportAffiliateInterest, listAffiliateInterest } from '#contract/contact.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';
import { RowSkeletons, SectionHead } from '../list-states.tsx';
import { Table } from '../table.tsx';
import { affiliatesTexts } from './texts.ts';

/** Visitors interested in the affiliate programme, and whether they confirmed their address. */
export function AffiliatesSection() {
  const t = useTexts(affiliatesTexts);
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'affiliates'],
    queryFn: ({ signal }) => call(listAffiliateInterest, { signal }),
  });
  const exporting = useMutation({
    mutationFn: () => adminCall(exportAffiliateInterest),
    onSuccess: ({ csv }) => saveFile(csv),
    onError: (thrown) => showToast({ title: errorText(thrown), tone: 'error' }),
  });
  const visitors = data?.people ?? [];
  const confirmed = visitors.filter((visitor) => visitor.confirmedAt !== null).length;
  return (
    <>
      <SectionHead
        title={t('affiliates')}
        {...(data && {
          line: `${t('count', { count: visitors.length })} ${t('confirmedCount', { count: confirmed })}`,
        })}
      >
        {visitors.length > 0 && (
          <Button busy={exporting.isPending} busyLabel={t('exporting')} onClick={() => exporting.mutate()}>
            {t('export')}
          </Button>
        )}
      </SectionHead>
      {data?.asksByMail === false && <p className="m-0 pb-5 text-muted">{t('noMail')}</p>}
      {error !== null ? (
        <ErrorState title={t('failed')} sentence={errorText(error)} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <RowSkeletons />
      ) : visitors.length === 0 ? (
        <EmptyState title={t('empty')} line={t('emptyLine')} />
      ) : (
        <VisitorTable visitors={visitors} />
      )}
    </>
  );
}

function VisitorTable({ visitors }: { visitors: readonly AffiliateInterest[] }) {
  const t = useTexts(affiliatesTexts);
  const day = (at: string) => formatDate(at, { dateStyle: 'medium' });
  return (
    <Table
      label={t('affiliates')}
      rows={visitors}
      keyOf={(visitor) => visitor.email}
      columns={[
        { head: t('address'), cut: ({ email }) => email, role: 'title', className: 'font-[540] md:w-1/2' },
        { head: t('asked'), cell: ({ consentedAt }) => day(consentedAt), className: 'text-muted' },
        {
          head: t('confirmed'),
          cell: ({ confirmedAt }) => (confirmedAt === null ? t('notConfirmed') : day(confirmedAt)),
          className: 'text-muted',
        },
      ]}
    />
  );
}

function saveFile(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'affiliate-list.csv';
  link.click();
  URL.revokeObjectURL(address);
}
