import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { linkLimits } from '#contract/limits.ts';
import { createLink, type LinkDays } from '#contract/private-links.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { linksKey, linksQuery } from '../links-query.ts';
import { linksTexts } from '../texts.ts';
import { DaysField } from './days-field.tsx';
import { LinkReady } from './link-ready.tsx';
import { ShareFrame } from './share-frame.tsx';
import { closeShare, type SharedImage } from './share-store.ts';

/** Makes a private link to pictures, and then shows it. */
export function ShareDialog({ images }: { images: readonly SharedImage[] }) {
  const t = useTexts(linksTexts);
  const links = useQuery(linksQuery);
  const client = useQueryClient();
  const [days, setDays] = useState<LinkDays>(linkLimits.defaultDays);
  const [allows, setAllows] = useState({ comments: true, choice: images.length > 1, download: false });
  const making = useMutation({
    mutationFn: (title: string) =>
      call(createLink, {
        body: {
          imageIds: images.map(({ id }) => id),
          title,
          days,
          allowsComments: allows.comments,
          allowsChoice: allows.choice,
          allowsDownload: allows.download,
        },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: linksKey }),
  });
  if (making.data !== undefined) return <LinkReady link={making.data.link} onClose={closeShare} />;
  if (links.data?.isOn === false) return <LinksOff />;
  return (
    <FormDialog
      size="md"
      title={t('share')}
      description={t('shareLine', { count: images.length })}
      onClose={closeShare}
      submit={{ children: t('createLink'), busy: making.isPending, busyLabel: t('creatingLink') }}
      onSubmit={(event) => {
        event.preventDefault();
        making.mutate(String(new FormData(event.currentTarget).get('title') ?? ''));
      }}
      className="grid gap-5"
    >
      <ul className="m-0 grid list-none grid-cols-4 gap-2 p-0 md:grid-cols-6">
        {images.map((image, index) => (
          <li key={image.id}>
            <ShareFrame url={image.thumbnailUrl} alt={t('pictureNumber', { number: index + 1 })} />
          </li>
        ))}
      </ul>
      <DaysField label={t('expiry')} value={days} onChange={setDays} />
      <fieldset className="m-0 grid gap-3 border-0 p-0">
        {(images.length === 1 ? allowedOfOne : allowedOfMany).map((what) => (
          <Checkbox
            key={what}
            label={t(allowLabels[what])}
            checked={allows[what]}
            onChange={(event) => setAllows({ ...allows, [what]: event.target.checked })}
          />
        ))}
      </fieldset>
      <TextField
        name="title"
        label={t('title')}
        hint={t('titleHint')}
        maxLength={linkLimits.titleMaxCharacters}
        autoComplete="off"
      />
      {making.isError && (
        <p role="alert" className="m-0 text-danger">
          {errorText(making.error)}
        </p>
      )}
    </FormDialog>
  );
}

/** Of one picture there is nothing to choose. */
const allowedOfOne = ['comments', 'download'] as const;
const allowedOfMany = ['comments', 'choice', 'download'] as const;
const allowLabels = { comments: 'allowComments', choice: 'allowChoice', download: 'allowDownload' } as const;

function LinksOff() {
  const t = useTexts(linksTexts);
  return (
    <Dialog
      title={t('share')}
      description={t('linksOff')}
      onClose={closeShare}
      footer={<Button onClick={closeShare}>{t('close')}</Button>}
    />
  );
}
