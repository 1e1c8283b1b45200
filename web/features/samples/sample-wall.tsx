import { type Sample, sampleAddress, samples } from './samples.ts';

/** Vertical offset of each column, so that no two rows align. Pixels above the top edge. */
const columnOffsetsPx = [40, 110, 10, 75, 130, 55];

/**
 * Pictures made by the studio, in three or more columns cut off at every edge; on tablets two rows above the
 * form.
 */
export function SampleWall() {
  if (samples.length === 0)
    return <div aria-hidden="true" className="border-line border-l bg-stage max-lg:hidden" />;
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
            {columnOf(column).map((sample) => (
              <SamplePicture key={sample.name} sample={sample} />
            ))}
          </div>
        ))}
      </div>
      <div className="grid gap-3 py-3 lg:hidden">
        {[0, 1].map((row) => (
          <div key={row} className="flex gap-3" style={{ marginLeft: row === 0 ? -60 : -150 }}>
            {rotated(row * 5).map((sample) => (
              <span key={sample.name} className="w-60 flex-none">
                <SamplePicture sample={sample} />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Each column starts at another point of the same list, so that a screen of any height is filled. */
function columnOf(column: number): Sample[] {
  return rotated(column * 5);
}

function rotated(by: number): Sample[] {
  const at = by % Math.max(1, samples.length);
  return [...samples.slice(at), ...samples.slice(0, at)];
}

function SamplePicture({ sample }: { sample: Sample }) {
  return (
    <img
      src={sampleAddress(sample)}
      alt=""
      width={480}
      height={270}
      decoding="async"
      className="block aspect-video w-full rounded-picture bg-over object-cover"
    />
  );
}
