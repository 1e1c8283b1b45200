/** A blackboard: edges and light areas in chalk, everything else is board. */
import type { Picture } from '../../drawing/picture.ts';
import { parseHex } from '../../scenes/paint/color.ts';
import { scratchCanvas } from '../../scratch.ts';
import { findEdges, readLuma, stepTable } from '../luma.ts';

const board = '#1f2d2a';
/** What differs from its surroundings by this much is rubbed with chalk. */
const fillFrom = 40;
const fillTo = 110;
/** How dense chalk is rubbed over what is light in itself. */
const shadeShare = 0.34;
/** How dense a rubbed area is beside a line, if it is darker and if it is lighter than its surroundings. */
const darkShare = 0.6;
const lightShare = 0.85;

export function chalk(picture: Picture, strength: number): void {
  const { context, width, height, unit } = picture;
  const image = context.getImageData(0, 0, width, height);
  const sharp = blurred(picture, 1.1);
  const around = blurred(picture, 80).getImageData(0, 0, width, height).data;
  const luma = readLuma(sharp, width, height);
  const edges = findEdges(luma);
  const line = stepTable(5, 26);
  const fill = stepTable(fillFrom, fillTo);
  const shade = stepTable(70, 230);
  const [red, green, blue] = parseHex(board);
  const grain = picture.random.fork('chalk');
  const { data } = image;
  const step = Math.max(1, Math.round(5 * unit));
  for (let at = 0, to = 0; at < luma.values.length; at++, to += 4) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const change = Math.max(
      Math.abs(data[to]! - around[to]!),
      Math.abs(data[to + 1]! - around[to + 1]!),
      Math.abs(data[to + 2]! - around[to + 2]!),
    );
    const isLight = luma.values[at]! > around[to + 1]! + 20;
    // Strokes lean: a filled area shows the hand that rubbed the chalk over it.
    const stroke = (x + y) % step < step * 0.55 ? 1 : 0.55;
    const rubbed = Math.max(
      fill[change]! * (isLight ? lightShare : darkShare),
      shade[luma.values[at]!]! * shadeShare,
    );
    const density = Math.max(line[edges.values[at]!]!, rubbed * stroke) / 255;
    // The board is rough: it takes less of a thin stroke.
    const taken = density * (0.55 + 0.45 * grain.next()) * strength;
    const dust = 5 * grain.next() + 10 * (around[to + 1]! / 255);
    const most = Math.max(60, data[to]!, data[to + 1]!, data[to + 2]!);
    data[to] = red + dust + (chalky(data[to]!, most) - red) * taken;
    data[to + 1] = green + dust + (chalky(data[to + 1]!, most) - green) * taken;
    data[to + 2] = blue + dust + (chalky(data[to + 2]!, most) - blue) * taken;
    data[to + 3] = 255;
  }
  context.putImageData(image, 0, 0);
}

/** A channel as in a stick of chalk: light, with some of the colour. */
const chalky = (value: number, most: number) => 250 * (0.34 + 0.66 * (value / most) ** 1.2);

/** The picture, softened; the sharp picture is below, so that the border mixes in nothing. */
function blurred({ canvas, width, height, unit }: Picture, softness: number) {
  const reduction = softness > 10 ? 8 : 1;
  const small = scratchCanvas(Math.ceil(width / reduction), Math.ceil(height / reduction));
  const soft = small.getContext('2d');
  soft.drawImage(canvas, 0, 0, small.width, small.height);
  soft.filter = `blur(${((softness * unit) / reduction).toFixed(2)}px)`;
  soft.drawImage(canvas, 0, 0, small.width, small.height);
  if (reduction === 1) return soft;
  const large = scratchCanvas(width, height).getContext('2d');
  large.imageSmoothingQuality = 'medium';
  large.drawImage(small, 0, 0, width, height);
  return large;
}
