import { useQueryClient } from '@tanstack/react-query';
import { Columns2, Eye, Layers, type LucideIcon, Radar, RotateCcw, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { canvasAssetPath } from '#contract/canvas.ts';
import type { GalleryImage } from '#contract/images.ts';
import { Comparer } from '#web/features/compare/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { CoinPrice } from '#web/ui/coin-price.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { type AskedEdit, coinsOf, useEditStore } from '../edit-dialog/edit-run.ts';
import { repeatEdit } from '../edit-dialog/use-edit.ts';
import { useSession } from '../session/use-session.ts';
import { ChangedDialog } from './changed-dialog.tsx';
import { ResultPreview } from './result-preview.ts';
import { resultTexts } from './texts.ts';

interface ResultBarProps {
  asked: AskedEdit;
  image: GalleryImage;
}

/** The result of an edit, shown in the picture until its user keeps it, gives it up or asks again. */
export function ResultBar({ asked, image }: ResultBarProps) {
  const t = useTexts(resultTexts);
  const session = useSession();
  const client = useQueryClient();
  const [preview] = useState(() => new ResultPreview(session, asked, image));
  const [isReady, setReady] = useState(false);
  const [shown, setShown] = useState<'comparer' | 'changed' | null>(null);
  const end = (title?: string) => {
    useEditStore.getState().setRun(null);
    if (title !== undefined) {
      showToast({ title, line: t('inGallery'), tone: 'ok', picture: image.thumbnailUrl });
    }
  };
  const fail = useEffectEvent(() => {
    showToast({ tone: 'error', title: t('loadFailed'), line: t('inGallery'), picture: image.thumbnailUrl });
    end();
  });
  useEffect(() => {
    preview.show().then(
      () => setReady(true),
      () => fail(),
    );
    return () => preview.hide();
  }, [preview]);
  const keep = (how: 'replace' | 'layer') => {
    preview.keep(how);
    if (asked.mask !== null) session.editor.selection.clear();
    useEditStore.getState().setPrompt(asked.kind, '');
    end(t('kept'));
  };
  const repeat = () => {
    preview.hide();
    void repeatEdit(client, asked);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw itself
    <div
      role="group"
      aria-label={t('result')}
      data-part="edit-result"
      className="pointer-events-auto flex max-w-full flex-wrap items-center justify-center gap-1 @max-[560px]:gap-0 rounded-[12px] bg-raised p-2 shadow-dialog forced-colors:border"
    >
      <HoldButton
        label={t('holdOriginal')}
        isDisabled={!isReady}
        onHold={() => preview.hide()}
        onRelease={() => void preview.show()}
      />
      <IconButton
        icon={Columns2}
        label={t('compare')}
        tooltipSide="top"
        disabled={!isReady}
        onClick={() => setShown('comparer')}
      />
      <IconButton
        icon={Radar}
        label={t('showChanged')}
        tooltipSide="top"
        disabled={!isReady}
        onClick={() => setShown('changed')}
      />
      <span className="mx-1 h-5 w-px flex-none bg-line @max-[560px]:mx-0" />
      <WordButton
        icon={Trash2}
        label={t('discard')}
        onClick={() => {
          preview.hide();
          end();
        }}
      />
      <WordButton icon={RotateCcw} label={t('again')} coins={coinsOf[asked.kind]} onClick={repeat} />
      {asked.base !== null && (
        <IconButton
          icon={Layers}
          label={t('asLayer')}
          tooltipSide="top"
          disabled={!isReady}
          onClick={() => keep('layer')}
        />
      )}
      <Button
        variant="main"
        className="@max-[560px]:ml-1 @max-[560px]:px-3!"
        disabled={!isReady}
        onClick={() => keep('replace')}
      >
        {t('accept')}
      </Button>
      {shown === 'comparer' && (
        <Suspense>
          <Comparer
            title={t('compareTitle')}
            before={{
              ...preview.before,
              url: canvasAssetPath(asked.assetId),
              label: t('before'),
              alt: t('before'),
            }}
            after={{ ...preview.after, url: image.url, label: t('after'), alt: asked.prompt }}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
      {shown === 'changed' && <ChangedDialog asked={asked} image={image} onClose={() => setShown(null)} />}
    </div>
  );
}

interface WordButtonProps {
  icon: LucideIcon;
  label: string;
  /** What it costs; undefined for what is free. */
  coins?: number;
  onClick: () => void;
}

/** An icon with its word; the icon alone where the stage is narrow. */
function WordButton({ icon, label, coins, onClick }: WordButtonProps) {
  return (
    <Tooltip text={label} side="top">
      <Button variant="quiet" className="@max-[560px]:px-2.5!" onClick={onClick}>
        <Icon of={icon} />
        <span className="@max-[560px]:sr-only">{label}</span>
        {coins !== undefined && <CoinPrice coins={coins} />}
      </Button>
    </Tooltip>
  );
}

interface HoldButtonProps {
  label: string;
  isDisabled: boolean;
  onHold: () => void;
  onRelease: () => void;
}

/** Shows the original while it is pressed, by pointer, Space or Enter. */
function HoldButton({ label, isDisabled, onHold, onRelease }: HoldButtonProps) {
  const [isHeld, setHeld] = useState(false);
  const hold = () => {
    if (isDisabled || isHeld) return;
    setHeld(true);
    onHold();
  };
  const release = () => {
    if (!isHeld) return;
    setHeld(false);
    onRelease();
  };
  return (
    <Button
      variant="quiet"
      iconOnly
      aria-label={label}
      title={label}
      aria-pressed={isHeld}
      disabled={isDisabled}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onBlur={release}
      onKeyDown={(event) => {
        if (event.key === ' ' || event.key === 'Enter') hold();
      }}
      onKeyUp={release}
    >
      <Icon of={Eye} />
    </Button>
  );
}
