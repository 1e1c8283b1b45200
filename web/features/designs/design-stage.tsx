import type { DesignPart, DesignView } from '#contract/designs.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { PartsOnPicture } from './stage/parts-on-picture.tsx';
import { designTexts } from './texts.ts';
import type { Design } from './use-design.ts';

interface DesignStageProps {
  source: string;
  width: number;
  height: number;
  isBusy: boolean;
  error: unknown;
  /** Where its parts are; absent while it loads. */
  view?: DesignView;
  place?: Design['place'];
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
  view,
  place,
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
          data-picture=""
        >
          <img src={source} alt={t('preview')} width={width} height={height} className="block size-full" />
          {view && place && onPress && (
            <PartsOnPicture
              picture={{ source, width, height }}
              view={view}
              isBusy={isBusy}
              isFailed={error !== null}
              onPlace={place}
              onPress={onPress}
            />
          )}
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
