/** Flat triangles whose corners lie on the edges of what is shown: low poly, and folded paper. */
import type { Picture } from '../../drawing/picture.ts';
import { scratchCanvas } from '../../scratch.ts';
import { findEdges, readLuma } from '../luma.ts';

interface Corner {
  x: number;
  y: number;
}

export function facets(picture: Picture, strength: number): void {
  const { canvas, context, width, height, unit } = picture;
  const size = Math.max(6, (38 - 10 * strength) * unit);
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const corners = cornersOf(picture, { size, columns, rows });
  const copy = scratchCanvas(width, height).getContext('2d');
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, width, height);
  const random = picture.random.fork('facets');
  context.save();
  context.lineWidth = Math.max(1, 0.9 * unit);
  context.lineJoin = 'round';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = row * (columns + 1) + column;
      const [a, b, c, d] = [
        corners[at]!,
        corners[at + 1]!,
        corners[at + columns + 1]!,
        corners[at + columns + 2]!,
      ];
      // The shorter diagonal gives the better shaped pair.
      const isFalling = distance(a, d) < distance(b, c);
      for (const triangle of isFalling
        ? [[a, b, d] as const, [a, d, c] as const]
        : [[a, b, c] as const, [b, d, c] as const]) {
        const light = 1 + random.between(-0.08, 0.08);
        const color = colorIn(triangle, data, width, height).map((value) =>
          Math.min(255, Math.round(value * light)),
        );
        context.fillStyle = `rgb(${color.join(',')})`;
        context.strokeStyle = context.fillStyle;
        context.beginPath();
        context.moveTo(triangle[0].x, triangle[0].y);
        context.lineTo(triangle[1].x, triangle[1].y);
        context.lineTo(triangle[2].x, triangle[2].y);
        context.closePath();
        context.fill();
        context.stroke();
      }
    }
  }
  context.restore();
}

/** The corners of a grid, each moved to the steepest place near it; those at the border stay there. */
function cornersOf(
  { canvas, width, height, unit, random }: Picture,
  { size, columns, rows }: { size: number; columns: number; rows: number },
): Corner[] {
  const soft = scratchCanvas(width, height).getContext('2d');
  soft.drawImage(canvas, 0, 0);
  soft.filter = `blur(${(1.6 * unit).toFixed(2)}px)`;
  soft.drawImage(canvas, 0, 0);
  const edges = findEdges(readLuma(soft, width, height)).values;
  const shake = random.fork('corners');
  const reach = Math.floor(size * 0.46);
  const step = Math.max(1, Math.round(2 * unit));
  return Array.from({ length: (columns + 1) * (rows + 1) }, (_, at) => {
    const [column, row] = [at % (columns + 1), Math.floor(at / (columns + 1))];
    const isAtSide = column === 0 || column === columns;
    const isAtEnd = row === 0 || row === rows;
    const home = {
      x: column * size + (isAtSide ? 0 : shake.between(-0.25, 0.25) * size),
      y: row * size + (isAtEnd ? 0 : shake.between(-0.25, 0.25) * size),
    };
    if (isAtSide || isAtEnd) return home;
    let [best, most] = [home, 20];
    for (let y = Math.max(0, row * size - reach) | 0; y < Math.min(height, row * size + reach); y += step) {
      for (
        let x = Math.max(0, column * size - reach) | 0;
        x < Math.min(width, column * size + reach);
        x += step
      ) {
        const steep = edges[y * width + x]!;
        if (steep > most) [best, most] = [{ x, y }, steep];
      }
    }
    return best;
  });
}

const distance = (a: Corner, b: Corner) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** Where a triangle is looked at: its middle, and halfway from there to its corners. */
const places = [
  [1 / 3, 1 / 3, 1 / 3],
  [0.6, 0.2, 0.2],
  [0.2, 0.6, 0.2],
  [0.2, 0.2, 0.6],
] as const;

/** The colour in a triangle that is most like the others there: the mean of two things is neither's. */
function colorIn(
  [a, b, c]: readonly [Corner, Corner, Corner],
  data: Uint8ClampedArray,
  width: number,
  height: number,
): readonly [number, number, number] {
  const seen = places.map(([first, second, third]) => {
    const x = Math.min(width - 1, Math.max(0, Math.round(a.x * first + b.x * second + c.x * third)));
    const y = Math.min(height - 1, Math.max(0, Math.round(a.y * first + b.y * second + c.y * third)));
    const at = (y * width + x) * 4;
    return [data[at]!, data[at + 1]!, data[at + 2]!] as const;
  });
  const farness = ([red, green, blue]: readonly [number, number, number]) =>
    seen.reduce((sum, one) => sum + Math.hypot(one[0] - red, one[1] - green, one[2] - blue), 0);
  return seen.reduce((best, one) => (farness(one) < farness(best) ? one : best));
}
