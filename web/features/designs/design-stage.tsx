import { type DesignPart, type DesignView, designParts } from '#contract/designs.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { designTexts } from './texts.ts';

interface DesignStageProps {
  source: string;
  width: number;
  height: number;
  isBusy: boolean;
  error: unknown;
  /** Where its parts are, the frontmost first. */
  regions?: DesignView['regions'];
  /** A part was pressed on the picture. */
  onPress?: (part: DesignPart) => void;
}

/** The current picture, as large as fits; the old one stays while it is redrawn. */
export function DesignStage({
  source,
  width,
  height,
  isBusy,
  error,
  regions = [],
  onPress,
}: DesignStageProps) {
  const t = useTexts(designTexts);
  const ratio = width / height;
  return (
    <div className="flex min-h-0 flex-col bg-stage p-3 lg:row-span-2 lg:p-8">
      <div className="grid min-h-0 flex-1 place-items-center [container-type:size]">
        <div
          className="relative overflow-hidden bg-over lg:rounded-badge"
          style={{ aspectRatio: ratio, width: `min(100cqw, calc(100cqh * ${ratio}), ${width}px)` }}
          aria-busy={isBusy}
        >
          <img src={source} alt={t('preview')} width={width} height={height} className="block size-full" />
          {onPress && <PressedParts regions={regions} onPress={onPress} />}
          {isBusy && (
            <span className="design-busy absolute inset-x-0 bottom-0">
              <WatchedBar percent={100} estimated />
            </span>
          )}
        </div>
      </div>
      <p role="alert" className="m-0 min-h-[18px] pt-2 text-center text-danger type-meta">
        {error !== null && errorText(error)}
      </p>
      <span role="status" className="sr-only">
        {isBusy && t('redrawing')}
      </span>
    </div>
  );
}

interface PressedPartsProps {
  regions: DesignView['regions'];
  onPress: (part: DesignPart) => void;
}

/** The parts as buttons on the picture. The keyboard stops once at each kind of part. */
function PressedParts({ regions, onPress }: PressedPartsProps) {
  const t = useTexts(designTexts);
  const whole = { part: 'background', x: 0, y: 0, width: 1, height: 1 } as const;
  const stops = new Set(designParts.map((part) => [...regions, whole].findIndex((one) => one.part === part)));
  return (
    [...regions, whole]
      .map(({ part, x, y, width, height }, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a redrawn picture has other parts, not moved ones
          key={at}
          type="button"
          tabIndex={stops.has(at) ? 0 : -1}
          aria-label={t('changePart', { part: t(part) })}
          title={t(part)}
          onClick={() => onPress(part)}
          className="design-part absolute border-0 bg-transparent p-0"
          style={{
            left: `${100 * x}%`,
            top: `${100 * y}%`,
            width: `${100 * width}%`,
            height: `${100 * height}%`,
          }}
        />
      ))
      // The later in the document, the nearer to the pointer.
      .reverse()
  );
}
