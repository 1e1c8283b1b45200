import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountLimits, uploadLimits } from '#contract/limits.ts';
import { deleteProfilePicture, uploadProfilePicture } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { errorTexts } from '#web/api/error-code-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dropzone } from '#web/ui/dropzone.tsx';
import { storeProfile } from '../profile-query.ts';
import { SaveLine } from '../save-line.tsx';
import { profileTexts } from '../texts.ts';
import { useSave } from '../use-save.ts';

/** The current picture, a preview of a new one, and the dropzone. A failed upload keeps the chosen file. */
export function PictureForm({ picture }: { picture: string | null }) {
  const t = useTexts(profileTexts);
  const error = useTexts(errorTexts);
  const client = useQueryClient();
  const [chosen, setChosen] = useState<File | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const preview = useObjectUrl(chosen);
  const upload = useSave(async (file: File) => {
    storeProfile(client, (await call(uploadProfilePicture, { files: { picture: file } })).profile);
    setChosen(null);
  });
  const removal = useSave(async () => storeProfile(client, (await call(deleteProfilePicture)).profile));
  const choose = (file: File) => {
    upload.clear();
    removal.clear();
    setTooLarge(file.size > uploadLimits.maxBytes);
    setChosen(file.size > uploadLimits.maxBytes ? null : file);
  };
  const drop = () => {
    setChosen(null);
    upload.clear();
  };
  const { saving } = upload.saving.status === 'idle' ? removal : upload;
  return (
    <div className="grid gap-2.5">
      <h3 className="type-label">{t('picture')}</h3>
      <div className="flex items-center gap-5 max-sm:flex-col max-sm:items-start">
        {chosen === null ? (
          <Avatar picture={picture} size="xl" />
        ) : (
          <img
            src={preview ?? undefined}
            alt={t('picturePreview')}
            className="size-22 flex-none rounded-full object-cover"
          />
        )}
        {chosen === null ? (
          <div className="w-full max-w-60">
            <Dropzone label={t('pictureAdd')} onFile={choose} />
          </div>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="main"
              busy={upload.saving.status === 'saving'}
              busyLabel={t('pictureUploading')}
              onClick={() => upload.save(chosen)}
            >
              {t('pictureUse')}
            </Button>
            <Button variant="quiet" disabled={upload.saving.status === 'saving'} onClick={drop}>
              {t('cancel')}
            </Button>
          </div>
        )}
      </div>
      <p className="type-meta text-faint">{t('pictureHint', { side: accountLimits.pictureSide })}</p>
      {picture !== null && chosen === null && (
        <div>
          <Button
            variant="quiet"
            className="-ml-3.5"
            busy={removal.saving.status === 'saving'}
            busyLabel={t('pictureRemoving')}
            onClick={() => removal.save(undefined)}
          >
            {t('pictureRemove')}
          </Button>
        </div>
      )}
      {isTooLarge ? (
        <p role="alert" className="type-meta text-danger">
          {error('payload_too_large')}
        </p>
      ) : (
        <SaveLine saving={saving} />
      )}
    </div>
  );
}

/** An object URL for a file, revoked when the file changes or the component unmounts. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
