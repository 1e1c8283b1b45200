/** What is on a figure's head. */
import { ball, line, shape } from '../own-drawing.ts';
import { headwearOn } from './headwear.ts';
import type { Point } from './joints.ts';
import type { Look } from './look.ts';

export { hatBehind } from './headwear.ts';

export function hatOn(worn: Look, [x, y]: Point, r: number): string {
  const look = worn.hatTone ? { ...worn, top: worn.hatTone } : worn;
  const { hat, top, hatTone } = look;
  const brim = (wide: number, color: string, dim: string) =>
    shape(
      `M${x - wide} ${y - 4} C${x - 6} ${y - 7.4} ${x + 6} ${y - 7.4} ${x + wide} ${y - 3.4} C${x + 6} ${y - 3} ${x - 6} ${y - 2.6} ${x - wide} ${y - 4} Z`,
      color,
    ) +
    line(
      `M${x - wide + 1} ${y - 3.8} C${x - 6} ${y - 2.8} ${x + 6} ${y - 3} ${x + wide - 1} ${y - 3.4}`,
      dim,
      0.8,
    );
  switch (hat) {
    case 'toque':
      return (
        ball(x - 5, y - 12, 4.6, 'url(#white)') +
        ball(x + 5, y - 12, 4.6, 'url(#white)') +
        ball(x, y - 14, 5.4, 'url(#white)') +
        shape(
          `M${x - 7.4} ${y - 10} H${x + 7.4} L${x + 6.8} ${y - 4} Q${x} ${y - 2.4} ${x - 6.8} ${y - 4} Z`,
          '#f4f6fa',
        )
      );
    case 'pointed':
      return (
        shape(
          `M${x - 7.4} ${y - 5} C${x - 3} ${y - 12} ${x} ${y - 18} ${x + 9} ${y - 21} C${x + 6} ${y - 15} ${x + 7} ${y - 9} ${x + 8} ${y - 4.4} Z`,
          top[1],
        ) +
        brim(14, top[0], top[2]) +
        ball(x + 1, y - 11, 1.2, '#ffe08a')
      );
    case 'western':
      return (
        shape(
          `M${x - 6.6} ${y - 4.6} C${x - 7} ${y - 14} ${x - 2} ${y - 13} ${x} ${y - 11.6} C${x + 2} ${y - 13} ${x + 7} ${y - 14} ${x + 6.8} ${y - 4.4} Z`,
          hatTone?.[2] ?? '#8a5a30',
        ) +
        shape(
          `M${x - 14} ${y - 7.4} C${x - 10} ${y - 3} ${x + 10} ${y - 3} ${x + 14} ${y - 7.4} C${x + 11} ${y - 1} ${x - 11} ${y - 1} ${x - 14} ${y - 7.4} Z`,
          hatTone?.[1] ?? '#a8713f',
        ) +
        line(
          `M${x - 6.4} ${y - 5.4} C${x - 2} ${y - 4.2} ${x + 2} ${y - 4.2} ${x + 6.6} ${y - 5.2}`,
          '#4a2d17',
          1.3,
        )
      );
    case 'straw':
      return (
        shape(
          `M${x - 6.4} ${y - 5} C${x - 6.4} ${y - 13.6} ${x + 6.4} ${y - 13.6} ${x + 6.6} ${y - 4.6} Z`,
          hatTone?.[0] ?? '#f0cf7a',
        ) +
        brim(13.4, hatTone?.[1] ?? '#e5bd5c', hatTone?.[2] ?? '#a37a2a') +
        line(
          `M${x - 6.2} ${y - 6} C${x - 2} ${y - 4.8} ${x + 2} ${y - 4.8} ${x + 6.4} ${y - 5.8}`,
          '#b0402a',
          1.5,
        )
      );
    case 'cap':
      return (
        shape(
          `M${x - 8} ${y - 3.6} C${x - 10} ${y - 12} ${x + 10} ${y - 12.6} ${x + 8.4} ${y - 3.4} Z`,
          top[2],
        ) +
        shape(
          `M${x - 12} ${y - 3} Q${x - 6} ${y - 6.4} ${x + 3} ${y - 4.4} Q${x - 4} ${y - 2.4} ${x - 12} ${y - 3} Z`,
          '#16181f',
        ) +
        ball(x - 4, y - 7.4, 1.5, '#ffd24a')
      );
    case 'helmet':
      return shape(
        `M${x - 9.4} ${y - 2} C${x - 10} ${y - 13.6} ${x + 10} ${y - 13.6} ${x + 9.6} ${y} L${x + 5.4} ${y - 2} H${x - 9.4} Z`,
        '#5d6a38',
      );
    case 'hard':
      return (
        shape(
          `M${x - 8} ${y - 3.4} C${x - 9} ${y - 13} ${x + 9} ${y - 13} ${x + 8.4} ${y - 3.2} Z`,
          hatTone?.[0] ?? '#ffcf3a',
        ) +
        line(`M${x - 11} ${y - 3} H${x + 8.6}`, hatTone?.[2] ?? '#d99a12', 2) +
        line(`M${x - 1} ${y - 10.6} V${y - 5}`, '#ffe79a', 1.6)
      );
    case 'fire':
      return (
        shape(
          `M${x - 8} ${y - 3.4} C${x - 9} ${y - 14} ${x + 9} ${y - 14} ${x + 8.4} ${y - 3.2} Z`,
          '#d92a2f',
        ) +
        line(`M${x - 11.6} ${y - 3.2} H${x + 10}`, '#8a1218', 2.4) +
        shape(`M${x - 6} ${y - 4.6} L${x - 5} ${y - 11} L${x - 1} ${y - 11} L${x} ${y - 4.6} Z`, '#ffd24a')
      );
    case 'hood':
      return (
        ball(x + 0.6, y - 0.4, r + 1.2, top[1], r + 1.6) +
        shape(
          `M${x - 8.4} ${y - 2.6} Q${x - 2} ${y - 4.6} ${x + 4.6} ${y - 3} V${y + 1.6} Q${x - 2} ${y + 2.8} ${x - 8.6} ${y + 1.8} Z`,
          '#eab18a',
        ) +
        ball(x - 4.7, y - 0.4, 1.05, '#2b1a12', 1.4) +
        ball(x + 0.2, y - 0.4, 1.05, '#2b1a12', 1.4) +
        line(`M${x + r} ${y - 3} l5 3 M${x + r} ${y - 2} l4 5`, '#c2283a', 1.8)
      );
    case 'crown':
      return shape(
        `M${x - 7} ${y - 5} L${x - 8} ${y - 12.6} L${x - 3.6} ${y - 9} L${x} ${y - 14} L${x + 3.6} ${y - 9} L${x + 8} ${y - 12.6} L${x + 7} ${y - 5} Q${x} ${y - 3.4} ${x - 7} ${y - 5} Z`,
        '#f7c23a',
      );
    case 'cross':
      return (
        shape(
          `M${x - 7} ${y - 5} L${x - 6} ${y - 10.4} Q${x} ${y - 12.4} ${x + 6} ${y - 10.4} L${x + 7} ${y - 5} Q${x} ${y - 7} ${x - 7} ${y - 5} Z`,
          'url(#white)',
        ) + line(`M${x - 1} ${y - 10} v3.4 M${x - 2.7} ${y - 8.3} h3.4`, '#d9263a', 1.3)
      );
    case 'visor':
      return (
        shape(
          `M${x - 9} ${y + 8} C${x - 11} ${y - 14} ${x + 11} ${y - 14} ${x + 9.6} ${y + 8} C${x + 4} ${y + 11} ${x - 4} ${y + 11} ${x - 9} ${y + 8} Z`,
          '#aab4c2',
        ) +
        shape(`M${x - 9.4} ${y - 2.4} H${x + 4} V${y + 1} H${x - 9.2} Z`, '#1a1e27') +
        line(
          `M${x - 5} ${y + 3.6} V${y + 7} M${x - 2} ${y + 3.6} V${y + 7.6} M${x + 1} ${y + 3.6} V${y + 7}`,
          '#5f6977',
          1,
        ) +
        shape(
          `M${x} ${y - 8} C${x + 6} ${y - 17} ${x + 14} ${y - 14} ${x + 14} ${y - 6} C${x + 10} ${y - 10} ${x + 5} ${y - 9} ${x} ${y - 8} Z`,
          '#d9263a',
        )
      );
    case 'antenna':
      return (
        line(`M${x} ${y - r} V${y - r - 5}`, '#5c6876', 1.4) +
        ball(x, y - r - 6, 2.2, '#ff6a4a') +
        ball(x - 4.7, y - 0.2, 2.3, '#2fc8ff') +
        ball(x + 0.3, y - 0.2, 2.3, '#2fc8ff') +
        ball(x - 5.2, y - 0.8, 0.8, '#ffffff') +
        ball(x - 0.2, y - 0.8, 0.8, '#ffffff')
      );
    case 'space':
      return (
        `<path d="M${x - r - 3} ${y} a${r + 3} ${r + 3} 0 1 0 ${2 * r + 6} 0 a${r + 3} ${r + 3} 0 1 0 ${-2 * r - 6} 0 Z" fill="#bfe6ff" fill-opacity=".16" stroke="#eef2f7" stroke-width="2.4"/>` +
        line(`M${x - 7} ${y - 5} Q${x - 4} ${y - 9} ${x + 1} ${y - 9}`, '#ffffff', 1.3, 'opacity=".85"')
      );
    default:
      return headwearOn(look);
  }
}
