import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from '#web/i18n/language.ts';
import { dealt, wallPictures } from './wall-pictures.ts';

/** Vertical offset of each column, so that no two rows align. Pixels above the top edge. */
const columnOffsetsPx = [40, 110, 10, 75, 130, 55];
/** The same of the rows on tablets. Pixels left of the edge. */
const rowOffsetsPx = [60, 150];

/**
 * Pictures made by the studio, with words in the reader's language, in three or more columns cut off at every
 * edge; on tablets two rows above the form.
 */
export function SampleWall() {
  const pictures = wallPictures(useSyncExternalStore(onLanguageChange, currentLanguage));
  const columns = dealt(pictures, columnOffsetsPx.length);
  const rows = dealt(pictures, rowOffsetsPx.length);
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden border-line bg-stage max-md:hidden lg:relative lg:border-l max-lg:border-b"
    >
      <div className="absolute inset-y-0 left-3.5 flex gap-3.5 max-lg:hidden">
        {columnOffsetsPx.map((offsetPx, column) => (
          <div
            key={offsetPx}
            className="flex w-80 flex-none flex-col gap-3.5 2xl:w-[400px]"
            style={{ marginTop: -offsetPx }}
          >
            {columns[column]?.map((address) => (
              <WallPicture key={address} address={address} />
            ))}
          </div>
        ))}
      </div>
      <div className="grid gap-3 py-3 lg:hidden">
        {rowOffsetsPx.map((offsetPx, row) => (
          <div key={offsetPx} className="flex gap-3" style={{ marginLeft: -offsetPx }}>
            {rows[row]?.map((address) => (
              <span key={address} className="w-60 flex-none">
                <WallPicture address={address} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Loaded only where the wall shows it; nothing is there before, rather than a grey box. */
function WallPicture({ address }: { address: string }) {
  return (
    <img
      src={address}
      alt=""
      width={480}
      height={270}
      loading="lazy"
      decoding="async"
      className="block aspect-video w-full rounded-picture object-cover"
    />
  );
}
