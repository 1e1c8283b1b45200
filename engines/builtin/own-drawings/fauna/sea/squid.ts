/** A squid. */
import { grain, type Joint } from '../../beasts/limb.ts';
import { drawing, type OwnDrawing, shape } from '../../own-drawing.ts';
import { clip, eye, glow, outline, oval, over, type Tones, within } from '../paint.ts';
import { red, tentacle } from './tentacle.ts';

export function squid(): OwnDrawing {
  const tones: Tones = ['#ffc8b8', '#e0705c', '#8a2c34'];
  const mantle = outline([
    [-20, 2],
    [-14, -16],
    [10, -20],
    [50, -15],
    [84, -4],
    [92, 0],
    [84, 4],
    [50, 15],
    [10, 20],
    [-14, 16],
  ]);
  const fin = outline([
    [48, -13],
    [60, -34],
    [84, -30],
    [94, 0],
    [84, 30],
    [60, 34],
    [48, 13],
  ]);
  const arm = Array.from({ length: 8 }, (_, at) => {
    const y = -12 + at * 3.5;
    const joints: Joint[] = [
      [-18, y, 4.6],
      [-42, y * 1.7 + grain(at) * 4, 4],
      [-64, y * 2.2 + grain(at + 3) * 8, 2.6],
      [-80, y * 2.1 + grain(at + 6) * 12, 0.8],
    ];
    return tentacle(joints, `a${at}`, at % 2 === 0, at < 4 ? -1 : 1);
  });
  return drawing(
    [-98, -36, 97, 36],
    tones[1],
    [
      clip('m', mantle),
      over('ma', tones, [20, -24], [30, 24]),
      over('ar', red, [-60, -20], [-20, 24]),
      over('fa', ['#c85a48', '#98383a', '#541a20'], [-60, -30], [-20, 30]),
      glow('hi', '#ffffff', 0.7),
    ],
    [
      shape(fin, 'url(#ma)', 'stroke="#7a2a30" stroke-width=".8"'),
      ...arm,
      shape(mantle, 'url(#ma)', 'stroke="#7a2a30" stroke-width=".8"'),
      within(
        'm',
        ...Array.from({ length: 50 }, (_, at) =>
          oval(36 + grain(at) * 52, grain(at + 80) * 18, 1.4, 1.2, '#8a2c34', 'opacity=".5"'),
        ),
        oval(30, -10, 40, 6, 'url(#hi)'),
      ),
      oval(-18, 0, 13, 13, 'url(#ma)'),
      eye(-20, -2, 6, '#f0e2b0', 0.6),
    ],
  );
}
