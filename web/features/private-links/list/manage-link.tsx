import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { linkLimits } from '#contract/limits.ts';
import { extendLink, type LinkDays, type PrivateLink, revokeLink } from '#contract/private-links.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AddressField } from '../address-field.tsx';
import { linkAddress } from '../link-address.ts';
import { linksKey } from '../links-query.ts';
import { DaysField } from '../share/days-field.tsx';
import { linksTexts } from '../texts.ts';

/** Copies, opens, extends and revokes a link; nothing for a revoked one. */
export function ManageLink({ link }: { link: PrivateLink }) {
  const t = useTexts(linksTexts);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const params = { id: link.id };
  const onSuccess = () => client.invalidateQueries({ queryKey: linksKey });
  const extend = useMutation({
    mutationFn: (days: LinkDays) => call(extendLink, { params, body: { days } }),
    onSuccess,
  });
  const revoke = useMutation({ mutationFn: () => call(revokeLink, { params }), onSuccess });
  const error = extend.error ?? revoke.error;
  if (link.state === 'revoked') return null;
  return (
    <section aria-label={t('link')} className="grid gap-5 border-line border-t pt-5">
      {link.state === 'open' && <AddressField link={link} />}
      <DaysField label={t('extend')} value={null} onChange={(days) => extend.mutate(days)} />
      <div className="flex flex-wrap gap-2">
        {link.state === 'open' && link.url !== null && (
          <a href={linkAddress(link.url)} target="_blank" rel="noreferrer" className={buttonStyle()}>
            <Icon of={ExternalLink} />
            {t('openLink')}
          </a>
        )}
        <Button variant="danger" busy={revoke.isPending} onClick={() => setAsking(true)}>
          {t('revoke')}
        </Button>
      </div>
      {error !== null && (
        <p role="alert" className="m-0 text-danger">
          {errorText(error)}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('revokeTitle')}
        sentence={t('revokeLine', { days: linkLimits.keepEndedDays })}
        confirmLabel={t('revoke')}
        onConfirm={() => {
          revoke.mutate();
          setAsking(false);
        }}
      />
    </section>
  );
}
