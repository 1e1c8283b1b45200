import { useOperator } from '#web/features/operator/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { legalTexts } from './texts.ts';

/** The server's operator, as far as configured. */
export function OperatorText() {
  const t = useTexts(legalTexts);
  const { data, isPending } = useOperator();
  if (isPending) return <Skeleton className="h-5 w-72 max-w-full" />;
  const { name = null, address = null, supportEmail = null } = data ?? {};
  return (
    <>
      <p>{name === null ? t('operatorUnnamed') : t('operatorNamed', { name })}</p>
      {address !== null && <p>{t('operatorAddress', { address })}</p>}
      {supportEmail !== null && <p>{t('operatorEmail', { email: supportEmail })}</p>}
    </>
  );
}
