/** A picture of pieces: the tiles of a mosaic, and glass between lead. */
import type { Picture } from '../../drawing/picture.ts';
import { scratchCanvas } from '../../scratch.ts';

interface Piece {
  x: number;
  y: number;
  red: number;
  green: number;
  blue: number;
  /** The colour of the picture there. */
  shown: readonly [number, number, number];
}

/** Square stones in mortar, none quite straight and none quite like its neighbour. */
export function mosaic(picture: Picture, strength: number): void {
  const { context, width, height, unit } = picture;
  const size = Math.max(4, (19 - 6 * strength) * unit);
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const colors = reduced(picture, columns, rows);
  const random = picture.random.fork('mosaic');
  context.save();
  context.fillStyle = '#2c2924';
  context.fillRect(0, 0, width, height);
  const half = size * 0.44;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const from = (row * columns + column) * 4;
      const light = 1 + random.between(-0.09, 0.09);
      const [red, green, blue] = [colors[from]!, colors[from + 1]!, colors[from + 2]!].map((value) =>
        Math.min(255, Math.round((value * 1.06 + 6) * light)),
      );
      const turn = random.between(-0.07, 0.07);
      const [cos, sin] = [Math.cos(turn) * half, Math.sin(turn) * half];
      const [x, y] = [
        (column + 0.5) * size + random.between(-0.04, 0.04) * size,
        (row + 0.5) * size + random.between(-0.04, 0.04) * size,
      ];
      context.fillStyle = `rgb(${red},${green},${blue})`;
      context.beginPath();
      context.moveTo(x - cos + sin, y - sin - cos);
      context.lineTo(x + cos + sin, y + sin - cos);
      context.lineTo(x + cos - sin, y + sin + cos);
      context.lineTo(x - cos - sin, y - sin + cos);
      context.fill();
    }
  }
  context.restore();
}

/** Pieces of coloured glass, lit from behind, with lead between them and along what is shown. */
export function stainedGlass(picture: Picture, strength: number): void {
  const { canvas, context, width, height, unit } = picture;
  const size = Math.max(6, 34 * unit);
  const grid = { size, columns: Math.ceil(width / size) + 1, rows: Math.ceil(height / size) + 1 };
  const soft = scratchCanvas(width, height).getContext('2d');
  soft.drawImage(canvas, 0, 0);
  soft.filter = `blur(${(2.4 * unit).toFixed(2)}px)`;
  soft.drawImage(canvas, 0, 0);
  const shown = soft.getImageData(0, 0, width, height).data;
  const pieces = piecesOf(picture, grid, shown);
  const owners = ownersOf(pieces, grid, { data: shown, width, height });
  const lead = Math.max(1, Math.round(2.2 * unit));
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const owner = owners[at]!;
      const isBetween =
        owner !== owners[y * width + Math.min(width - 1, x + lead)] ||
        owner !== owners[Math.min(height - 1, y + lead) * width + x];
      const to = at * 4;
      const { red, green, blue } = isBetween ? leaden : pieces[owner]!;
      // Some of the picture shows within a piece, as the grain of the glass.
      const share = isBetween ? 1 : 0.8 * strength;
      data[to] = red * share + data[to]! * (1 - share);
      data[to + 1] = green * share + data[to + 1]! * (1 - share);
      data[to + 2] = blue * share + data[to + 2]! * (1 - share);
    }
  }
  context.putImageData(image, 0, 0);
}

const leaden = { red: 20, green: 17, blue: 22 };

/** How much colour counts beside nearness: the edge of a thing is then the edge of a piece. */
const colorWeight = 1.1;

/** To which piece each pixel belongs. */
function ownersOf(
  pieces: readonly Piece[],
  { size, columns, rows }: Grid,
  { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
): Int32Array {
  const owners = new Int32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / size);
    const [top, bottom] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)];
    for (let x = 0; x < width; x++, at++) {
      const column = Math.floor(x / size);
      const [left, right] = [Math.max(0, column - 1), Math.min(columns - 1, column + 1)];
      const from = at * 4;
      let least = Number.POSITIVE_INFINITY;
      for (let near = top; near <= bottom; near++) {
        for (let index = near * columns + left; index <= near * columns + right; index++) {
          const piece = pieces[index]!;
          const nearness = (piece.x - x) ** 2 + (piece.y - y) ** 2;
          if (nearness >= least) continue;
          const [red, green, blue] = piece.shown;
          const color =
            (data[from]! - red) ** 2 + (data[from + 1]! - green) ** 2 + (data[from + 2]! - blue) ** 2;
          const distance = nearness + color * colorWeight;
          if (distance < least) {
            least = distance;
            owners[at] = index;
          }
        }
      }
    }
  }
  return owners;
}

interface Grid {
  size: number;
  columns: number;
  rows: number;
}

/** One piece in each cell of a grid, somewhere in it, in the colour that is shown there. */
function piecesOf(
  { width, height, random }: Picture,
  { size, columns, rows }: Grid,
  shown: Uint8ClampedArray,
): Piece[] {
  const place = random.fork('glass');
  return Array.from({ length: columns * rows }, (_, at) => {
    const x = ((at % columns) + place.between(0.15, 0.85)) * size;
    const y = (Math.floor(at / columns) + place.between(0.15, 0.85)) * size;
    const column = Math.min(width - 1, Math.floor(x));
    const from = (Math.min(height - 1, Math.floor(y)) * width + column) * 4;
    const own = [shown[from]!, shown[from + 1]!, shown[from + 2]!] as const;
    const light = 1 + place.between(-0.1, 0.1);
    const [red, green, blue] = vivid(own[0] * light, own[1] * light, own[2] * light);
    return { x, y, red, green, blue, shown: own };
  });
}

/** Light through glass has more colour than light from a wall. */
function vivid(red: number, green: number, blue: number): [number, number, number] {
  const grey = red * 0.3 + green * 0.59 + blue * 0.11;
  const far = (value: number) => Math.max(0, Math.min(255, (grey + (value - grey) * 1.7) * 1.1 + 8));
  return [far(red), far(green), far(blue)];
}

/** The picture's mean colours in a grid. */
function reduced({ canvas }: Picture, columns: number, rows: number): Uint8ClampedArray {
  const small = scratchCanvas(columns, rows).getContext('2d');
  small.imageSmoothingQuality = 'high';
  small.drawImage(canvas, 0, 0, columns, rows);
  return small.getImageData(0, 0, columns, rows).data;
}
