/**
 * Vessels with what is in them, as one illustration: "vessel-basket.red-apple" is a basket of apples. Either
 * part may have a colour: "vessel-vase~2f7bff.tulip~ffffff".
 */
import type { IconId } from './vocabulary.ts';

const opening = 'vessel-';

export interface Part {
  icon: IconId;
  color?: string;
}
export interface FilledVessel {
  vessel: Part;
  contents: Part;
}
/** Where one part is, in units of the vessel's height, from the vessel's upper left corner. */
export interface PlacedPart extends Part {
  center: { x: number; y: number };
  height: number;
  /** Degrees. */
  turn: number;
}

const named = ({ icon, color }: Part) => (color === undefined ? icon : `${icon}~${color.replace('#', '')}`);

export const filledName = ({ vessel, contents }: FilledVessel): IconId =>
  `${opening}${named(vessel)}.${named(contents)}`;

function partOf(name: string): Part {
  const [icon = '', color] = name.split('~');
  return { icon, ...(color !== undefined && { color: `#${color}` }) };
}

/** Returns the parts of a filled vessel by its name; null for other illustrations. */
export function readFilled(name: string): FilledVessel | null {
  const parts = /^vessel-([a-z-]+(?:~[0-9a-f]{6})?)\.([a-z-]+(?:~[0-9a-f]{6})?)$/.exec(name);
  return parts ? { vessel: partOf(parts[1]!), contents: partOf(parts[2]!) } : null;
}

/** Across the rim, above it, the turn, and the height as a share of the vessel's. */
type Lying = readonly (readonly [number, number, number, number])[];

const heap: Lying = [
  [-0.15, 0.15, -8, 1],
  [0.15, 0.16, 12, 1],
  [-0.29, 0.04, -14, 1],
  [0.29, 0.05, 16, 1],
  [0, 0.06, 4, 1],
  [-0.16, -0.05, 8, 1],
  [0.16, -0.04, -6, 1],
];
const stems: Lying = [
  [-0.44, 0.3, -34, 0.84],
  [0.43, 0.31, 32, 0.86],
  [-0.24, 0.44, -18, 0.98],
  [0.23, 0.43, 17, 0.96],
  [-0.02, 0.52, -2, 1.06],
];

/** How deep a vessel's rim is below the top of its picture, and how large its contents are. */
const rims: Readonly<Record<IconId, { rim: number; piece: number }>> = {
  basket: { rim: 0.43, piece: 0.33 },
  'fruit-bowl': { rim: 0.22, piece: 0.62 },
  bucket: { rim: 0.24, piece: 0.34 },
  'wooden-crate': { rim: 0.16, piece: 0.42 },
  'white-plate': { rim: 0.3, piece: 0.86 },
  'open-truck': { rim: 0.36, piece: 0.27 },
};
/** What is heaped only on a part of its width: the bed of a truck. */
const beds: Readonly<Record<IconId, { from: number; to: number }>> = {
  'open-truck': { from: 0.3, to: 0.98 },
};

export const isFlower = (icon: IconId): boolean =>
  /^(sunflower|tulip|rose|wilted-flower|hyacinth|hibiscus|lotus|white-flower|blossom|cherry-blossom)$/.test(
    icon,
  );
export const isVessel = (icon: IconId): boolean => icon === 'vase' || Object.hasOwn(rims, icon);

/** Returns the parts as they are drawn, one over the other. */
export function partsOf(
  { vessel, contents }: FilledVessel,
  aspectOf: (icon: IconId) => number,
): PlacedPart[] {
  const width = aspectOf(vessel.icon);
  const body: PlacedPart = { ...vessel, center: { x: width / 2, y: 0.5 }, height: 1, turn: 0 };
  const aspect = aspectOf(contents.icon);
  if (vessel.icon === 'vase') {
    // Flowers fan out of its mouth.
    const bunch = stems.map(
      ([across, up, turn, share]): PlacedPart => ({
        ...contents,
        center: { x: width / 2 + across * 1.04, y: 0.06 - up },
        height: 0.82 * share * Math.min(1, 1.1 / aspect),
        turn,
      }),
    );
    return [...bunch, body];
  }
  const { rim, piece } = rims[vessel.icon] ?? { rim: 0.3, piece: 0.3 };
  const { from, to } = beds[vessel.icon] ?? { from: 0, to: 1 };
  const [left, room] = [from * width, (to - from) * width];
  const size = Math.min(piece, (room * 0.34) / aspect);
  const lying = heap.map(
    ([across, up, turn, share]): PlacedPart => ({
      ...contents,
      center: { x: left + room / 2 + across * room, y: rim - (up / 0.32) * size },
      height: size * share,
      turn,
    }),
  );
  return vessel.icon === 'white-plate' ? [body, ...lying] : [...lying, body];
}

/** The painted part around all parts: left, top, right, bottom. */
export function inkOfParts(
  parts: readonly PlacedPart[],
  aspectOf: (icon: IconId) => number,
): readonly [number, number, number, number] {
  const boxes = parts.map(({ icon, center, height, turn }) => {
    const [wide, high] = [height * aspectOf(icon), height];
    const angle = (Math.abs(turn) * Math.PI) / 180;
    const across = (wide * Math.cos(angle) + high * Math.sin(angle)) / 2;
    const up = (high * Math.cos(angle) + wide * Math.sin(angle)) / 2;
    return [center.x - across, center.y - up, center.x + across, center.y + up] as const;
  });
  return [
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  ];
}
