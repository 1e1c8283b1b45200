import {
  Columns2,
  Contrast,
  Layers2,
  type LucideIcon,
  Pause,
  Play,
  ScanSearch,
  SquareSplitHorizontal,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsPhone } from '#web/ui/media-query.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { compareTexts } from '../texts.ts';
import { amplifications, type Comparison, type Mode, modes } from '../view/use-comparison.ts';

const icons: Record<Mode, LucideIcon> = {
  slider: SquareSplitHorizontal,
  sideBySide: Columns2,
  blink: Layers2,
  difference: Contrast,
};

/** Below three flashes per second, above which flashing can be harmful. */
const blinkMs = 700;

interface ModeToolsProps {
  comparison: Comparison;
  names: { before: string; after: string };
}

/** The four modes, the current one's controls, and the loupe. Phones have no space for the controls. */
export function ModeTools({ comparison, names }: ModeToolsProps) {
  const t = useTexts(compareTexts);
  const { mode, chooseMode, loupe, moveLoupe, stage } = comparison;
  const isPhone = useIsPhone();
  return (
    <div className="flex items-center gap-3">
      <Segmented
        size="sm"
        label={t('mode')}
        value={mode}
        onChange={chooseMode}
        options={modes.map((one) => ({
          value: one,
          name: t(one),
          label: (
            <>
              <Icon of={icons[one]} size="sm" className="max-md:size-5" />
              <span className="max-md:hidden">{t(one)}</span>
            </>
          ),
        }))}
      />
      {!isPhone && <ModeTool comparison={comparison} names={names} />}
      <span className="flex-1" />
      <IconButton
        icon={ScanSearch}
        label={t('loupe')}
        variant={loupe === null ? 'quiet' : 'line'}
        aria-pressed={loupe !== null}
        onClick={() => moveLoupe(loupe === null ? { x: stage.width / 2, y: stage.height / 2 } : null)}
      />
    </div>
  );
}

/** Whether the current mode has controls. */
export function hasModeTool(mode: Mode): boolean {
  return mode === 'blink' || mode === 'difference';
}

/** The current mode's controls. */
export function ModeTool({ comparison, names }: ModeToolsProps): ReactNode {
  const t = useTexts(compareTexts);
  const { mode, shown, show, amplification, setAmplification } = comparison;
  if (mode === 'blink') {
    return (
      <span className="flex items-center gap-1">
        <Segmented
          size="sm"
          label={t('shownSide')}
          value={shown}
          onChange={show}
          options={[
            { value: 'before', label: names.before },
            { value: 'after', label: names.after },
          ]}
        />
        <PlayButton comparison={comparison} />
      </span>
    );
  }
  if (mode !== 'difference') return null;
  return (
    <Segmented
      size="sm"
      label={t('amplification')}
      value={String(amplification)}
      onChange={(value) => {
        const chosen = amplifications.find((one) => String(one) === value);
        if (chosen !== undefined) setAmplification(chosen);
      }}
      options={amplifications.map((one) => ({ value: String(one), label: t('factor', { factor: one }) }))}
    />
  );
}

/** Swaps the sides automatically until it is clicked again or the mode changes. */
function PlayButton({ comparison: { blink } }: { comparison: Comparison }) {
  const t = useTexts(compareTexts);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(blink, blinkMs);
    return () => clearInterval(timer);
  }, [isPlaying, blink]);
  return (
    <IconButton
      icon={isPlaying ? Pause : Play}
      label={t(isPlaying ? 'pause' : 'play')}
      onClick={() => setPlaying(!isPlaying)}
    />
  );
}
