import { type Box, picturePoint, type Size, toScreen, type View } from '#canvas/geometry.ts';
import { badgeCorner } from '#canvas/lint/feed-lint.ts';
import { useStore } from '../session/use-session.ts';
import { viewOptions } from './view-options.ts';

/** The guides that are switched on, over the picture. */
export function Guides({ picture, view, stage }: { picture: Size; view: View; stage: Size }) {
  const { thirds, badge, rulers } = useStore(viewOptions);
  const from = toScreen(view, picturePoint(0, 0));
  const [width, height] = [picture.width * view.zoom, picture.height * view.zoom];
  return (
    <g>
      {thirds && (
        <g className="stroke-[#fff]/60" strokeWidth={1} strokeDasharray="6 5">
          {[1 / 3, 2 / 3].map((third) => (
            <g key={third}>
              <line
                x1={from.x + width * third}
                x2={from.x + width * third}
                y1={from.y}
                y2={from.y + height}
              />
              <line
                x1={from.x}
                x2={from.x + width}
                y1={from.y + height * third}
                y2={from.y + height * third}
              />
            </g>
          ))}
        </g>
      )}
      {badge && <BadgeArea at={from} width={width} height={height} />}
      {rulers && <Rulers view={view} stage={stage} />}
    </g>
  );
}

function BadgeArea({ at, width, height }: { at: { x: number; y: number }; width: number; height: number }) {
  const box: Box = {
    x: at.x + badgeCorner.x * width,
    y: at.y + badgeCorner.y * height,
    width: badgeCorner.width * width,
    height: badgeCorner.height * height,
  };
  return (
    <g>
      <rect {...box} rx={4} className="fill-[#000]/70 stroke-[#fff]/70" strokeDasharray="4 3" />
      <text
        x={box.x + box.width / 2}
        y={box.y + box.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={Math.min(box.height * 0.6, 16)}
        className="fill-[#fff] font-medium"
      >
        10:24
      </text>
    </g>
  );
}

const rulerPx = 18;

/** The distance of two marks with a number: about 60 CSS pixels, in a round number of the picture's. */
function stepFor(zoom: number): number {
  const wanted = 60 / zoom;
  const power = 10 ** Math.floor(Math.log10(wanted));
  return ([1, 2, 5, 10].find((factor) => factor * power >= wanted) ?? 10) * power;
}

function Rulers({ view, stage }: { view: View; stage: Size }) {
  const step = stepFor(view.zoom);
  const marks = (start: number, length: number) => {
    const first = Math.ceil(-start / view.zoom / step) * step;
    const count = Math.max(0, Math.floor((length - start - first * view.zoom) / (step * view.zoom))) + 1;
    return Array.from({ length: Math.min(200, count) }, (_, index) => first + index * step);
  };
  return (
    <g fontSize={9} className="fill-(--muted)">
      <rect x={0} y={0} width={stage.width} height={rulerPx} className="fill-panel" />
      <rect x={0} y={0} width={rulerPx} height={stage.height} className="fill-panel" />
      {marks(view.left, stage.width).map((mark) => {
        const x = view.left + mark * view.zoom;
        return (
          <g key={`x${mark}`}>
            <line x1={x} x2={x} y1={rulerPx - 6} y2={rulerPx} className="stroke-edge" />
            <text x={x + 3} y={10}>
              {mark}
            </text>
          </g>
        );
      })}
      {marks(view.top, stage.height).map((mark) => {
        const y = view.top + mark * view.zoom;
        return (
          <g key={`y${mark}`}>
            <line x1={rulerPx - 6} x2={rulerPx} y1={y} y2={y} className="stroke-edge" />
            <text x={3} y={y + 10} transform={`rotate(-90 10 ${y + 7})`}>
              {mark}
            </text>
          </g>
        );
      })}
    </g>
  );
}
