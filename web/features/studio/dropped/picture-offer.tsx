import { useEffect, useEffectEvent, useState } from 'react';
import { canUseTool } from '#contract/plans.ts';
import { type ReferenceTool, referenceTools } from '#contract/references.ts';
import { tools, upscaleTool } from '#contract/tools.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { addDropped, DropOverlay, isPicture } from '#web/features/references/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useDrafts } from '../draft/draft-store.ts';
import { loadUpscaling } from '../upscaler/upscaler-parts.ts';
import { droppedTexts } from './texts.ts';

/** More would be too small to recognise. */
const maxPreviews = 4;

interface PictureOfferProps {
  /** The files; none while they are dragged over the page. */
  files: readonly File[];
  onTaken: () => void;
  onClose: () => void;
}

/** While files are dragged: that they can be dropped. Then: what can be done with the pictures. */
export function PictureOffer({ files, onTaken, onClose }: PictureOfferProps) {
  const t = useTexts(droppedTexts);
  const pictures = files.filter(isPicture);
  const hasOthers = pictures.length < files.length;
  const isNothing = pictures.length === 0 && files.length > 0;
  const announce = useEffectEvent(() => {
    if (hasOthers) showToast({ tone: 'error', title: t('onlyImages') });
    if (isNothing) onClose();
  });
  // Once for each drop, however often the studio renders meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each drop has its own list of files
  useEffect(() => announce(), [files]);
  if (files.length === 0)
    return <DropOverlay rootProps={{}} isSingle text={t('dropHere')} blockedText={undefined} />;
  if (isNothing) return null;
  return <Choices pictures={pictures} onTaken={onTaken} onClose={onClose} />;
}

interface ChoicesProps extends Omit<PictureOfferProps, 'files'> {
  pictures: readonly File[];
}

function Choices({ pictures, onTaken, onClose }: ChoicesProps) {
  const t = useTexts(droppedTexts);
  const { id: owner, planType } = useUser();
  const count = pictures.length;
  const usable = referenceTools.filter((tool) => canUseTool(planType, tool));
  const asReference = (tool: ReferenceTool) => {
    useDrafts.getState().chooseTool(tool);
    void addDropped(tool, owner, pictures);
    onClose();
    onTaken();
  };
  const upscale = async () => {
    const [first] = pictures;
    if (first === undefined) return;
    useDrafts.getState().chooseTool(upscaleTool);
    onClose();
    onTaken();
    const { chooseFile } = await loadUpscaling();
    if (!(await chooseFile(owner, first))) showToast({ tone: 'error', title: t('notReadable') });
  };
  return (
    <Dialog
      title={t('title', { count })}
      description={pictures.map(({ name }) => name).join(', ')}
      onClose={onClose}
    >
      <div className="grid auto-cols-fr grid-flow-col gap-2 pt-2">
        {pictures.slice(0, maxPreviews).map((file) => (
          <Preview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} isSmall={count > 1} />
        ))}
      </div>
      <ul className="m-0 grid list-none gap-2 p-0 pt-3">
        {usable.map((tool) => (
          <li key={tool}>
            <Button block onClick={() => asReference(tool)}>
              {t('asReference', { tool: tools[tool].label })}
              {count > 1 && (
                <span className="font-[540] text-muted">
                  {t('upTo', { count: Math.min(count, tools[tool].references.max) })}
                </span>
              )}
            </Button>
          </li>
        ))}
        <li>
          <Button block onClick={() => void upscale()}>
            {t('upscale')}
            {count > 1 && <span className="font-[540] text-muted">{t('upTo', { count: 1 })}</span>}
          </Button>
        </li>
      </ul>
    </Dialog>
  );
}

/** A dropped picture itself; its name is in the dialog's description. */
function Preview({ file, isSmall }: { file: File; isSmall: boolean }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <PictureFrame on="raised" small={isSmall}>
      {url !== null && (
        <img
          src={url}
          alt=""
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
          className="size-full object-contain"
        />
      )}
    </PictureFrame>
  );
}
