/** A turtle that swims. */
import { type Joint, limb } from '../../beasts/limb.ts';
import { drawing, line, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, outline, oval, within } from '../paint.ts';
import { defs, plates, scaly, type Turtle } from './shell.ts';

const sea: Turtle = {
  shell: ['#c89a54', '#7e5a26', '#38260e'],
  plate: '#e8c47c',
  skin: ['#a8c48a', '#5f8456', '#28402a'],
  spots: '#2c4630',
};
export function seaTurtle(): OwnDrawing {
  const kind = sea;
  const dome = outline([
    [-50, 2],
    [-44, -14],
    [-24, -30],
    [4, -36],
    [34, -28],
    [58, -10],
    [68, 6],
    [48, 14],
    [10, 18],
    [-30, 14],
  ]);
  const head: readonly Joint[] = [
    [-44, 6, 12],
    [-62, 2, 12],
    [-76, 2, 11],
    [-85, 5, 7],
  ];
  const front: readonly Joint[] = [
    [-34, 8, 11],
    [-34, 28, 12],
    [-22, 50, 9],
    [0, 70, 3],
  ];
  const frontFar: readonly Joint[] = [
    [-38, -4, 9],
    [-50, -24, 9],
    [-46, -48, 7],
    [-30, -66, 2.4],
  ];
  const hind: readonly Joint[] = [
    [50, 8, 8],
    [68, 18, 8],
    [84, 32, 3],
  ];
  return drawing(
    [-94, -69, 88, 75],
    kind.shell[1],
    [...defs(kind), clip('d', dome)],
    [
      `<g opacity=".82">${scaly(limb(frontFar), 'c0', [-64, -72, -24, 4], kind, 6)}</g>`,
      scaly(
        limb([
          [54, 2, 6],
          [72, 4, 6],
          [86, 10, 2],
        ]),
        'c1',
        [46, -8, 92, 20],
        kind,
      ),
      shape(
        outline([
          [-48, 4],
          [-30, 16],
          [10, 22],
          [48, 17],
          [66, 6],
          [40, 4],
          [0, 2],
        ]),
        'url(#be)',
      ),
      scaly(limb(head), 'c2', [-94, -14, -34, 24], kind, 5.4),
      shape(dome, 'url(#sh)'),
      within(
        'd',
        plates(
          [
            [
              [-50, 2],
              [-46, -12],
              [-26, -14],
              [-22, 4],
              [-34, 10],
            ],
            [
              [-26, -14],
              [2, -16],
              [6, 4],
              [-22, 4],
            ],
            [
              [2, -16],
              [30, -12],
              [32, 6],
              [6, 4],
            ],
            [
              [30, -12],
              [54, -6],
              [58, 6],
              [32, 6],
            ],
            [
              [-46, -12],
              [-32, -26],
              [-12, -32],
              [-6, -15],
              [-26, -14],
            ],
            [
              [-12, -32],
              [10, -35],
              [18, -14],
              [-6, -15],
            ],
            [
              [10, -35],
              [32, -28],
              [42, -9],
              [18, -14],
            ],
            [
              [32, -28],
              [50, -16],
              [56, -7],
              [42, -9],
            ],
            [
              [-34, 10],
              [-22, 4],
              [6, 4],
              [8, 16],
              [-20, 16],
            ],
            [
              [6, 4],
              [32, 6],
              [34, 15],
              [8, 16],
            ],
            [
              [32, 6],
              [58, 6],
              [64, 8],
              [50, 13],
              [34, 15],
            ],
          ],
          kind,
        ),
        shape(dome, 'url(#lo)'),
        oval(-8, -24, 34, 10, 'url(#hi)', 'opacity=".7"'),
      ),
      shape(dome, 'none', `stroke="${kind.shell[2]}" stroke-width="1.4"`),
      scaly(limb(hind), 'c3', [40, 0, 92, 42], kind, 5),
      scaly(limb(front), 'c4', [-52, -4, 8, 76], kind, 6.4),
      line('M-44 14 C-46 30 -36 52 -12 68', '#d4e8b8', 1, 'opacity=".5"'),
      line('M-91 8 C-86 10 -80 10 -75 8', '#1c2c1c', 1.2),
      eye(-76, -1, 3.4, '#3a2c18', 0.66),
      oval(-68, -5, 9, 4, 'url(#hi)', 'opacity=".5"'),
    ],
  );
}
