import { type Box, picturePoint, type Size, toScreen, type View } from '#canvas/geometry.ts';

/** The part that a crop keeps, with its thirds; what goes is darker. */
export function CropFrame({ picture, crop, view }: { picture: Size; crop: Box | null; view: View }) {
  const box = crop ?? { x: 0, y: 0, ...picture };
  const from = toScreen(view, picturePoint(box.x, box.y));
  const to = toScreen(view, picturePoint(box.x + box.width, box.y + box.height));
  const outer = toScreen(view, picturePoint(0, 0));
  const end = toScreen(view, picturePoint(picture.width, picture.height));
  const thirds = [1 / 3, 2 / 3];
  return (
    <g>
      <path
        fillRule="evenodd"
        className="fill-[#000]/55"
        d={`M${outer.x} ${outer.y}H${end.x}V${end.y}H${outer.x}Z M${from.x} ${from.y}H${to.x}V${to.y}H${from.x}Z`}
      />
      <rect
        x={from.x}
        y={from.y}
        width={Math.max(0, to.x - from.x)}
        height={Math.max(0, to.y - from.y)}
        fill="none"
        className="stroke-[#fff]"
        strokeWidth={1.5}
      />
      {thirds.map((third) => (
        <g key={third} className="stroke-[#fff]/50" strokeWidth={1}>
          <line
            x1={from.x + (to.x - from.x) * third}
            x2={from.x + (to.x - from.x) * third}
            y1={from.y}
            y2={to.y}
          />
          <line
            x1={from.x}
            x2={to.x}
            y1={from.y + (to.y - from.y) * third}
            y2={from.y + (to.y - from.y) * third}
          />
        </g>
      ))}
    </g>
  );
}
