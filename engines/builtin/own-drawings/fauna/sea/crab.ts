/** A crab. */
import { grain, type Joint, limb } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, fade, glow, outline, oval, over, short, type Tones, within } from '../paint.ts';

const shell: Tones = ['#ffae7a', '#e0521e', '#84220a'];

export function crab(): OwnDrawing {
  const carapace = outline([
    [-42, -24],
    [-30, -38],
    [0, -43],
    [30, -38],
    [42, -24],
    [34, -10],
    [18, -3],
    [-18, -3],
    [-34, -10],
  ]);
  const leg = (side: 1 | -1, at: number) => {
    const joints: Joint[] = [
      [side * (30 - at * 3), -16 + at * 3, 4.8],
      [side * (62 - at * 8), -34 + at * 9, 4],
      [side * (80 - at * 12), -12 + at * 4, 2.8],
      [side * (88 - at * 15), 3, 0.8],
    ];
    return (
      shape(limb(joints), 'url(#lg)', 'stroke="#6a1a08" stroke-width=".7"') +
      line(
        `M${joints
          .slice(0, 3)
          .map(([x, y]) => `${short(x)} ${short(y - 1.4)}`)
          .join(' L')}`,
        '#ffd0b0',
        0.9,
        'opacity=".7"',
      ) +
      oval(joints[1]![0], joints[1]![1], 3.4, 3, '#c8401a')
    );
  };
  const claw = (side: 1 | -1, size: number) => {
    const arm: Joint[] = [
      [side * 32, -22, 6],
      [side * 54, -28, 6.4],
      [side * 60, -44, 6],
    ];
    const upper = outline([
      [-11, 10],
      [-17, -4],
      [-12, -22],
      [2, -33],
      [4, -29],
      [0, -18],
      [3, -8],
      [11, 6],
      [4, 14],
    ]);
    const finger = outline([
      [7, 8],
      [12, -4],
      [17, -18],
      [14, -29],
      [10, -24],
      [9, -13],
      [3, -4],
      [2, 4],
    ]);
    return (
      shape(limb(arm), 'url(#lg)', 'stroke="#6a1a08" stroke-width=".7"') +
      `<g transform="translate(${side * 60} -52) scale(${side * size} ${size}) rotate(-6)">${shape(finger, 'url(#cl)', 'stroke="#6a1a08" stroke-width=".8"')}${shape(upper, 'url(#cl)', 'stroke="#6a1a08" stroke-width=".8"')}${line('M-12 2 C-13 -8 -9 -19 -2 -26', '#ffe0c8', 1.8, 'opacity=".7"')}${[-22, -18, -13, -9].map((y, at) => oval(2.6 - at * 0.3, y, 1.3, 1.1, '#fff0e0')).join('')}${shape('M1 -34 Q6 -32 4.4 -27 Z M13 -30 Q17 -26 15 -22 Z', '#3a1208')}</g>`
    );
  };
  return drawing(
    [-91, -88, 91, 6],
    shell[1],
    [
      clip('c', carapace),
      over('ca', shell, [-20, -44], [18, 0]),
      over('lg', ['#f88a4c', '#cc4418', '#70200a'], [0, -40], [0, 4]),
      over('cl', shell, [-14, -30], [12, 12]),
      glow('hi', '#ffffff', 0.8),
      fade('lo', '#2a0804', [0.6, 0], [0, -2], [0, -28]),
    ],
    [
      ...[0, 1, 2, 3].flatMap((at) => [leg(-1, at), leg(1, at)]),
      claw(-1, 1.04),
      claw(1, 0.92),
      ...[-1, 1].map((side) => line(`M${side * 11} -38 L${side * 13} -52`, '#b83c14', 3.6)),
      shape(carapace, 'url(#ca)', 'stroke="#6a1a08" stroke-width="1"'),
      within(
        'c',
        ...Array.from({ length: 60 }, (_, at) =>
          oval(
            grain(at) * 40,
            -24 + grain(at + 70) * 20,
            1.1 + grain(at + 5) * 0.5,
            1,
            at % 3 ? '#7a1f0a' : '#ffd8b8',
            'opacity=".45"',
          ),
        ),
        line(
          'M-30 -30 Q0 -20 30 -30 M-12 -38 Q-6 -26 -16 -10 M12 -38 Q6 -26 16 -10',
          '#7a1f0a',
          1.4,
          'opacity=".5"',
        ),
        shape(carapace, 'url(#lo)'),
        oval(-10, -36, 22, 6, 'url(#hi)'),
      ),
      ...[-1, 1].map((side) => eye(side * 13, -54, 4.4, '#2c1c18', 0.7)),
      line('M-9 -8 Q0 -4 9 -8', '#4a1206', 1.4),
      line('M-3 -8 l-1.4 3 M3 -8 l1.4 3', '#4a1206', 1.2),
    ],
  );
}
