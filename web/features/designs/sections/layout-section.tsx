import type { DesignLayout } from '#contract/designs.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { RadioGroup, RadioItem } from '#web/ui/radio-group.tsx';
import { designTexts } from '../texts.ts';
import { useNames } from '../use-names.ts';
import { ResetPosition, type SectionProps, tileStyle } from './section.tsx';

/** The layouts that the design supports. */
export function LayoutSection({ design }: SectionProps) {
  const t = useTexts(designTexts);
  const names = useNames();
  const { view, edit } = design;
  return (
    <>
      <ResetPosition design={design} part="layout" />
      <RadioGroup
        label={t('layout')}
        values={view.layouts}
        value={view.layout}
        // Another layout arranges everything again.
        onChange={(layout) => edit({ layout, places: undefined })}
        className="grid grid-cols-3 gap-2.5 p-1 md:max-lg:grid-cols-6"
      >
        {view.layouts.map((layout) => (
          <RadioItem
            key={layout}
            value={layout}
            className="group/tile grid gap-1 rounded-control border-0 bg-transparent p-0 text-left text-text"
          >
            <span
              className={`${tileStyle} block aspect-video group-data-[state=checked]/tile:ring-2 group-data-[state=checked]/tile:ring-text group-data-[state=checked]/tile:ring-offset-2 group-data-[state=checked]/tile:ring-offset-panel`}
            >
              <Diagram layout={layout} />
            </span>
            <span className="text-muted type-meta group-data-[state=checked]/tile:text-text">
              {names.layout(layout)}
            </span>
          </RadioItem>
        ))}
      </RadioGroup>
    </>
  );
}

interface Shapes {
  /** Lines of text: left, top, width. */
  lines: readonly [number, number, number][];
  /** Illustrations: centre and radius. */
  heroes: readonly [number, number, number][];
  /** A line that divides the picture in two. */
  isParted?: boolean;
  /** A large sign, such as a number: left, top, side. */
  sign?: readonly [number, number, number];
}

/** Coordinates of a picture of 32 × 18. */
const shapes: Record<DesignLayout, Shapes> = {
  'hero-right': {
    lines: [
      [3, 5, 13],
      [3, 9, 10],
    ],
    heroes: [[24, 9, 5]],
  },
  'hero-left': {
    lines: [
      [16, 5, 13],
      [16, 9, 10],
    ],
    heroes: [[8, 9, 5]],
  },
  'hero-center': { lines: [[8, 13, 16]], heroes: [[16, 7, 5]] },
  versus: {
    lines: [[13.5, 8, 5]],
    heroes: [
      [7, 9, 4.5],
      [25, 9, 4.5],
    ],
    isParted: true,
  },
  'before-after': {
    lines: [
      [3, 14, 9],
      [20, 14, 9],
    ],
    heroes: [
      [8, 7, 4],
      [24, 7, 4],
    ],
    isParted: true,
  },
  number: { lines: [[12, 12, 9]], heroes: [[26, 9, 4]], sign: [3, 4, 8] },
  list: {
    lines: [
      [11, 5, 8],
      [11, 8.5, 8],
      [11, 12, 6],
    ],
    heroes: [[25.5, 9, 4.5]],
    sign: [2.5, 4, 6],
  },
  quote: {
    lines: [
      [4, 7, 15],
      [4, 10.5, 12],
      [4, 14, 9],
    ],
    heroes: [[26, 11, 4]],
    sign: [4, 2.5, 3],
  },
  typography: {
    lines: [
      [5, 4, 22],
      [7, 8, 18],
      [9, 12, 14],
    ],
    heroes: [],
  },
};

function Diagram({ layout }: { layout: DesignLayout }) {
  const { lines, heroes, isParted, sign } = shapes[layout];
  return (
    <svg viewBox="0 0 32 18" aria-hidden="true" className="absolute inset-0 size-full">
      {isParted && <path d="M17.5 0 14.5 18" className="stroke-edge" strokeWidth="0.6" />}
      {heroes.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} className="fill-faint" />
      ))}
      {sign && (
        <rect x={sign[0]} y={sign[1]} width={sign[2]} height={sign[2]} rx="1" className="fill-faint" />
      )}
      {lines.map(([x, y, width]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height="2.4" rx="0.6" className="fill-text" />
      ))}
    </svg>
  );
}
