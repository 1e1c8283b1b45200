import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { PrivateLink } from '#contract/private-links.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { linkAddress } from './link-address.ts';
import { linksTexts } from './texts.ts';

/** The address of a link, to copy or to send by the device's own way of sharing. */
export function AddressField({ link }: { link: Pick<PrivateLink, 'url' | 'title'> }) {
  const t = useTexts(linksTexts);
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  if (link.url === null) return <p className="m-0 text-muted">{t('addressLost')}</p>;
  const address = linkAddress(link.url);
  const copy = () =>
    copyText(address).then(
      () => setCopied('copied'),
      () => setCopied('copyFailed'),
    );
  return (
    <div className="grid gap-2">
      <TextField
        label={t('link')}
        value={address}
        readOnly
        dir="ltr"
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={() => void copy()}>
          <Icon of={Copy} />
          {t('copyLink')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button onClick={() => void send(address, link.title)}>
            <Icon of={Share2} />
            {t('sendLink')}
          </Button>
        )}
        <span role="status" className={copied === 'copyFailed' ? 'text-danger' : 'text-ok'}>
          {copied !== null && t(copied)}
        </span>
      </div>
    </div>
  );
}

/** Closing the device's dialog is no error. */
async function send(url: string, title: string | null): Promise<void> {
  await navigator.share({ url, ...(title !== null && { title }) }).catch(() => undefined);
}
