/** Small things that descriptions name: sweets and bottles, tools and toys, plants of hedge and shore. */
import { ball, drawing, faint, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

const petals = (x: number, y: number, count: number, long: number, color: string) =>
  Array.from({ length: count }, (_, at) => {
    const turn = (360 / count) * at;
    return `<g transform="rotate(${turn} ${x} ${y})">${ball(x, y - long * 0.62, long * 0.26, color, long * 0.5)}</g>`;
  }).join('');

export const smallFinds = {
  'maple-syrup': drawing(
    [14, 0, 50, 63],
    '#b5651d',
    [shade('s', ['#f0b060', '#b5601a', '#5c2a08'], 'side')],
    [
      rect(26, 0, 12, 7, '#7a1f1a', 1.6),
      shape(
        'M27 7 H37 V14 C46 18 50 26 50 38 V57 Q50 62.4 45 62.4 H19 Q14 62.4 14 57 V38 C14 26 18 18 27 14 Z',
        '#f6e2c4',
      ),
      shape(
        'M16 34 C18 24 22 19 27 17 H37 C42 19 46 24 48 34 V56 Q48 60.6 44 60.6 H20 Q16 60.6 16 56 Z',
        'url(#s)',
      ),
      `<path d="M40 14 C50 8 56 20 46 26" fill="none" stroke="#f6e2c4" stroke-width="3"/>`,
      rect(19, 34, 26, 18, '#fff8ea', 1.6),
      shape(
        'M32 36 l1.6 3 2.4 -1 -.6 3 3.6 .4 -2.6 2.2 .6 1.6 -4.2 .2 -.2 3.2 h-1.2 l-.2 -3.2 -4.2 -.2 .6 -1.6 -2.6 -2.2 3.6 -.4 -.6 -3 2.4 1 Z',
        '#d8302c',
      ),
      line('M19 26 C18 30 17.6 40 18 54', '#ffffff', 1.6, 'opacity=".7"'),
    ],
  ),
  'cotton-candy': drawing(
    [10, -2, 54, 63],
    '#ff9ecb',
    [round('c', ['#ffe3f1', '#ff9ecb', '#d85f9c'])],
    [
      shape('M29 34 H35 L33 63 H31 Z', '#f4efe6'),
      ...[
        [32, 12, 14],
        [21, 19, 11],
        [43, 19, 11],
        [25, 30, 11],
        [39, 30, 11],
        [32, 24, 13],
      ].map(([x = 0, y = 0, r = 0]) => ball(x, y, r, 'url(#c)')),
      line('M22 14 Q30 6 40 12 M18 24 Q26 18 34 24 M30 32 Q38 26 46 30', '#ffffff', 1, 'opacity=".6"'),
    ],
  ),
  'water-bottle': drawing(
    [20, 0, 44, 63],
    '#8fd0f0',
    [shade('w', ['#f0fbff', '#8fd0f0', '#3f8fc0'], 'side')],
    [
      rect(27, 0, 10, 6, '#2f6fd0', 1.4),
      shape(
        'M28 6 H36 V11 C42 14 44 18 44 24 V58 Q44 62.6 40 62.6 H24 Q20 62.6 20 58 V24 C20 18 22 14 28 11 Z',
        'url(#w)',
      ),
      rect(20, 28, 24, 15, '#ffffff', 0.4),
      shape('M20 38 Q26 32 32 38 T44 37 V43 H20 Z', '#2f86e0'),
      line('M24 18 C22.6 22 23 26 23 27 M23.4 46 V58', '#ffffff', 1.6, 'opacity=".9"'),
      line('M20.6 48 H43.4 M20.6 53 H43.4', '#3f8fc0', 0.6, 'opacity=".7"'),
    ],
  ),
  potion: drawing(
    [10, 0, 54, 62],
    '#8a4ae0',
    [round('p', ['#e8b8ff', '#9a4ae8', '#3f1488'])],
    [
      rect(27, 0, 10, 7, '#a0703c', 1.6),
      rect(26, 6, 12, 4, '#d9dfe8', 1.6),
      shape(
        'M28 10 H36 V22 C48 26 54 34 54 43 C54 54 44 62 32 62 C20 62 10 54 10 43 C10 34 16 26 28 22 Z',
        '#e4ecf6',
        'opacity=".8"',
      ),
      shape(
        'M13 40 C20 36 26 43 33 39 C40 36 46 42 51.4 39 C53 52 44 60 32 60 C20 60 11 52 13 40 Z',
        'url(#p)',
      ),
      ball(25, 49, 2.4, '#f0d8ff') +
        ball(37, 53, 1.8, '#f0d8ff') +
        ball(40, 45, 2.8, '#e0baff') +
        ball(31, 33, 1.6, '#e8ccff'),
      line('M16 34 C13 40 14 46 17 50', '#ffffff', 2, 'opacity=".85"'),
      shape('M46 20 l1 2.6 2.6 1 -2.6 1 -1 2.6 -1 -2.6 -2.6 -1 2.6 -1 Z', '#fff0a8'),
    ],
  ),
  candelabra: drawing(
    [8, 0, 56, 63],
    '#d9b04a',
    [shade('g', ['#fff2b4', '#d9b04a', '#84601a'], 'side')],
    [
      line('M32 24 V56 M14 26 C14 40 26 40 32 40 C38 40 50 40 50 26', '#c99a34', 3),
      line('M31 24 V56', '#fff2b4', 0.8),
      shape('M20 58 C24 54 40 54 44 58 L46 62.6 H18 Z', 'url(#g)'),
      ball(32, 46, 3.4, 'url(#g)'),
      ...[
        [14, 25],
        [32, 22],
        [50, 25],
      ].flatMap(([x = 0, y = 0]) => [
        shape(`M${x - 5} ${y - 1} H${x + 5} L${x + 2} ${y + 3} H${x - 2} Z`, 'url(#g)'),
        rect(x - 2, y - 14, 4, 13, '#fff8ea', 0.8),
        ball(x, y - 17.4, 1.8, '#ff9a2e', 3.6) + ball(x, y - 16.6, 0.9, '#fff1b8', 2),
      ]),
    ],
  ),
  'old-lantern': drawing(
    [14, -4, 50, 63],
    '#4a4038',
    [round('l', ['#fff8d0', '#ffd86a', '#e0902a'])],
    [
      `<path d="M20 10 C20 -8 44 -8 44 10" fill="none" stroke="#4a4038" stroke-width="1.8"/>`,
      shape('M32 4 L46 16 H18 Z', '#5c5046'),
      rect(16, 15, 32, 4, '#3a322c', 1),
      shape('M19 19 H45 L47 54 H17 Z', 'url(#l)'),
      shape('M32 30 C38 37 38 44 32 47 C26 44 26 37 32 30 Z', '#ff9a2e') +
        shape('M32 36 C35 40 35 44 32 46 C29 44 29 40 32 36 Z', '#fff6c8'),
      line('M19 19 L17 54 M45 19 L47 54 M32 19 V30 M18.4 36 H45.6', '#3a322c', 1.8),
      rect(14, 53, 36, 9, '#4a4038', 1.6),
      line('M16 55 H48', '#8a7a6a', 1),
    ],
  ),
  shovel: drawing(
    [18, 0, 46, 63],
    '#aab4c2',
    [shade('s', ['#f0f4f8', '#aab4c2', '#5c6673'])],
    [
      line('M32 6 V40', '#8a5630', 3.4),
      line('M31.2 6 V40', '#c89a66', 1),
      `<path d="M25 2 H39 L36 9 H28 Z" fill="none" stroke="#8a5630" stroke-width="2.6" stroke-linejoin="round"/>`,
      shape('M20 36 H44 V48 C44 56 38 61 32 63 C26 61 20 56 20 48 Z', 'url(#s)'),
      line('M24 40 V49 C25 54 27 57 29 58', '#ffffff', 1.4, 'opacity=".8"'),
      rect(29, 33, 6, 10, '#6d7684', 1.4),
    ],
  ),
  harp: drawing(
    [8, 0, 54, 63],
    '#d9a23a',
    [shade('g', ['#ffe9a0', '#d9a23a', '#8a5e12'])],
    [
      line('M18 14 V52 M23 12 V50 M28 13 V46 M33 14 V40 M38 14 V33 M43 13 V26', '#fff6d8', 0.6),
      line('M12 60 V6', '#b97f22', 5) + line('M11 60 V6', '#ffe08a', 1.4),
      line('M12 8 C20 -2 30 14 40 8 C46 5 50 6 52 9', '#d9a23a', 5),
      line('M51 9 L22 59', '#b97f22', 6) + line('M49 10 L21 58', '#f0c860', 1.8),
      rect(8, 57, 22, 6, 'url(#g)', 2),
      ball(12, 4, 4, 'url(#g)'),
    ],
  ),
  'tennis-racket': drawing(
    [8, 0, 56, 64],
    '#e0303a',
    [shade('r', ['#ff8a80', '#e0303a', '#8a0f1a'])],
    [
      `<g transform="rotate(28 32 32)">${line('M24 -4 V26 M28 -6 V30 M32 -6.6 V31 M36 -6 V30 M40 -4 V26 M17 4 H47 M16 9 H48 M16 14 H48 M17 19 H47 M20 24 H44', '#f4f6fa', 0.6)}<ellipse cx="32" cy="12" rx="16" ry="19" fill="none" stroke="url(#r)" stroke-width="3"/>${line('M25 29 L30 40 M39 29 L34 40', '#c41f2e', 2.4)}${rect(29.6, 39, 4.8, 22, '#23262d', 1.6)}${line('M30 44 l4 2 M30 49 l4 2 M30 54 l4 2', '#5c6470', 0.7)}</g>`,
      ball(50, 54, 6, '#cfe83a') + line('M45 51 Q50 54 48 60', '#ffffff', 0.8),
    ],
  ),
  'baseball-bat': drawing(
    [4, 4, 60, 60],
    '#c98d4a',
    [shade('w', ['#f0cf98', '#c98d4a', '#7a4e1e'])],
    [
      `<g transform="rotate(45 32 32)">${shape('M28 -2 C28 -6 36 -6 36 -2 L37 24 C36 36 34.4 46 34 60 H30 C29.6 46 28 36 27 24 Z', 'url(#w)')}${rect(29.4, 44, 5.2, 14, '#23262d', 1)}${ball(32, 61, 3.6, '#8a5a26', 1.8)}${line('M30 2 V26', '#fff2d4', 1.2)}</g>`,
      ball(16, 50, 7, '#ffffff') +
        ball(17.6, 52, 5, faint('#dfe3ea', 0.53)) +
        line('M11.6 46 q3 4 0 8 M20.4 46 q-3 4 0 8', '#d8302c', 0.8),
    ],
  ),
  'rag-doll': drawing(
    [10, 0, 54, 63],
    '#f0a0b8',
    [
      round('f', ['#ffe9d6', '#f6cfae', '#c99a76']),
      shade('d', ['#ff9ab8', '#e0507e', '#8c2248']),
      round('h', ['#d8703a', '#a8481c', '#66260a']),
    ],
    [
      line('M24 50 V60 M40 50 V60', '#f6cfae', 6),
      line('M24 56 V60 M40 56 V60', '#ffffff', 6),
      ball(23, 62, 4, '#8a2a3a', 2) + ball(39, 62, 4, '#8a2a3a', 2),
      line('M22 33 L13 44 M42 33 L51 44', '#e0507e', 6),
      ball(12.6, 45.4, 3, '#f6cfae') + ball(51.4, 45.4, 3, '#f6cfae'),
      shape('M25 28 H39 L50 52 Q32 57 14 52 Z', 'url(#d)'),
      shape('M26 30 H38 L43 50 Q32 53 21 50 Z', '#fff8f0'),
      ball(32, 15, 15, 'url(#h)', 14),
      ball(15, 22, 5, 'url(#h)', 8) + ball(49, 22, 5, 'url(#h)', 8),
      ball(32, 17, 12, 'url(#f)', 11),
      shape('M20 13 C24 4 40 4 44 13 C38 9 26 9 20 13 Z', 'url(#h)'),
      ball(27, 17, 1.8, '#23262d') +
        ball(37, 17, 1.8, '#23262d') +
        ball(26.4, 16.4, 0.6, '#fff') +
        ball(36.4, 16.4, 0.6, '#fff'),
      ball(23.4, 21, 2.2, faint('#ff9a9a', 0.6)) + ball(40.6, 21, 2.2, faint('#ff9a9a', 0.6)),
      line('M28.6 22.4 Q32 25 35.4 22.4', '#b03a3a', 1.1),
      shape('M40 6 l6 -4 v8 Z M40 6 l-6 -4 v8 Z', '#e0303a'),
    ],
  ),
  chessboard: drawing(
    [0, 8, 64, 62],
    '#c8a06a',
    [shade('b', ['#f6e6c8', '#e0c294', '#b08a54'])],
    [
      shape('M12 34 H52 L64 58 H0 Z', '#5c3619'),
      shape('M14 35.4 H50 L60 56 H4 Z', 'url(#b)'),
      ...Array.from({ length: 6 }, (_, row) =>
        Array.from({ length: 6 }, (_, at) => {
          if ((row + at) % 2) return '';
          const y = 35.4 + row * 3.44;
          const [l, r] = [14 - row * 1.67, 50 + row * 1.67];
          const [l2, r2] = [14 - (row + 1) * 1.67, 50 + (row + 1) * 1.67];
          return shape(
            `M${l + ((r - l) / 6) * at} ${y} L${l + ((r - l) / 6) * (at + 1)} ${y} L${l2 + ((r2 - l2) / 6) * (at + 1)} ${y + 3.44} L${l2 + ((r2 - l2) / 6) * at} ${y + 3.44} Z`,
            '#6b4020',
          );
        }).join(''),
      ),
      rect(0, 58, 64, 3.6, '#4a2a14', 1),
      ...[
        [20, 40, '#2a2c34'],
        [32, 37, '#2a2c34'],
        [44, 40, '#2a2c34'],
        [16, 52, '#fff6e4'],
        [30, 50, '#fff6e4'],
        [46, 53, '#fff6e4'],
      ].map(([x, y, color], at) => {
        const [cx, cy, tone] = [Number(x), Number(y), String(color)];
        const high = at % 3 === 1 ? 22 : 15;
        return (
          ball(cx, cy, 4.6, tone, 1.8) +
          shape(
            `M${cx - 3.6} ${cy} C${cx - 1} ${cy - high * 0.4} ${cx - 1.6} ${cy - high * 0.6} ${cx - 2} ${cy - high * 0.7} H${cx + 2} C${cx + 1.6} ${cy - high * 0.6} ${cx + 1} ${cy - high * 0.4} ${cx + 3.6} ${cy} Z`,
            tone,
          ) +
          ball(cx, cy - high * 0.82, 2.8, tone) +
          (at % 3 === 1
            ? line(`M${cx} ${cy - high - 4} v5 M${cx - 1.8} ${cy - high - 2.4} h3.6`, tone, 1.2)
            : '') +
          line(
            `M${cx - 1.6} ${cy - 2} C${cx - 0.8} ${cy - high * 0.5} ${cx - 1.2} ${cy - high * 0.6} ${cx - 1.2} ${cy - high * 0.7}`,
            '#ffffff',
            0.7,
            'opacity=".45"',
          )
        );
      }),
    ],
  ),
  starfish: drawing(
    [4, 4, 60, 60],
    '#f08a4a',
    [round('s', ['#ffd0a0', '#f0844a', '#b04a1a'])],
    [
      shape(
        'M32 4 C36 14 38 20 41 23 C46 24 54 23 60 26 C55 33 48 37 46 42 C46 48 49 54 48 60 C42 57 36 53 32 53 C28 53 22 57 16 60 C15 54 18 48 18 42 C16 37 9 33 4 26 C10 23 18 24 23 23 C26 20 28 14 32 4 Z',
        'url(#s)',
      ),
      ...[
        [32, 12],
        [32, 18],
        [32, 25],
        [52, 27],
        [45, 29],
        [39, 31],
        [44, 54],
        [41, 48],
        [37, 42],
        [20, 54],
        [23, 48],
        [27, 42],
        [12, 27],
        [19, 29],
        [25, 31],
        [32, 34],
      ].map(([x = 0, y = 0]) => ball(x, y, 1.3, '#ffe4c0')),
    ],
  ),
  acorn: drawing(
    [14, 2, 50, 62],
    '#b5762e',
    [shade('n', ['#f0c07a', '#b5762e', '#66400f']), shade('c', ['#a8804e', '#7a5630', '#452e16'])],
    [
      line('M33 8 C33 5 35 3 38 2', '#6b4a26', 3),
      shape('M17 26 H47 C48 42 42 54 32 62 C22 54 16 42 17 26 Z', 'url(#n)'),
      line('M22 30 C22 40 25 48 28 53', '#ffe4b0', 2, 'opacity=".8"'),
      shape('M14 26 C14 14 22 7 32 7 C42 7 50 14 50 26 C44 30 20 30 14 26 Z', 'url(#c)'),
      line(
        'M18 22 l5 5 M24 17 l9 10 M31 12 l12 14 M39 11 l9 11 M46 22 l-5 5 M40 16 l-9 11 M33 11 l-12 15 M25 11 l-8 10',
        '#452e16',
        0.8,
        'opacity=".7"',
      ),
    ],
  ),
  bamboo: drawing(
    [14, 0, 52, 63],
    '#6aa83c',
    [shade('b', ['#b8e07a', '#6aa83c', '#35621a'], 'side')],
    [
      rect(21, 0, 7, 63, 'url(#b)', 1.4) + rect(34, 4, 6.4, 59, 'url(#b)', 1.4),
      line(
        'M20.4 14 H28.6 M20.4 30 H28.6 M20.4 46 H28.6 M33.4 20 H41 M33.4 36 H41 M33.4 52 H41',
        '#35621a',
        1.4,
      ),
      line('M20.6 13 H28.4 M20.6 29 H28.4 M20.6 45 H28.4 M33.6 19 H40.8 M33.6 35 H40.8', '#d8f0a8', 0.7),
      shape('M28 14 C36 8 42 8 48 11 C42 15 35 17 28 14 Z', '#5a9a30') +
        shape('M40 20 C46 14 50 16 52 20 C48 23 44 23 40 20 Z', '#79bc4a'),
      shape('M21 30 C15 24 14 22 14 17 C19 20 21 25 21 30 Z', '#5a9a30') +
        shape('M40 36 C46 32 50 33 52 37 C47 39 43 39 40 36 Z', '#5a9a30'),
      shape('M21 46 C16 42 14 39 14 35 C19 38 21 42 21 46 Z', '#79bc4a'),
    ],
  ),
  necklace: drawing(
    [8, 4, 56, 60],
    '#f4efe6',
    [round('p', ['#ffffff', '#f3ece2', '#b8ac9c']), round('g', ['#d0f0ff', '#4aa8f0', '#184c98'])],
    [
      ...Array.from({ length: 17 }, (_, at) => {
        const turn = Math.PI * (1.08 - (at / 16) * 1.16);
        return ball(32 + Math.cos(turn) * 22, 10 + Math.sin(turn) * 34, 3.1, 'url(#p)');
      }),
      ball(32, 53, 7, '#d9b04a', 7.6) + ball(32, 53, 5.4, 'url(#g)', 6) + ball(30, 50.6, 1.4, '#ffffff'),
    ],
  ),
  'dug-hole': drawing(
    [-2, 38, 66, 62],
    '#6b4526',
    [shade('s', ['#a8784a', '#6b4526', '#3a2210'], 'down')],
    [
      shape('M-2 60 C6 44 22 40 34 39 C48 40 60 46 66 60 Z', 'url(#s)'),
      ball(32, 57, 22, '#26160a', 5),
      shape('M8 54 C18 48 46 48 56 54 C46 52 18 52 8 54 Z', '#8a5e36'),
      ball(6, 58, 3, '#8a5e36', 2.2) +
        ball(60, 57, 3.4, '#7a5230', 2.4) +
        ball(18, 45, 2, '#b98a5a', 1.6) +
        ball(46, 44, 1.6, '#b98a5a', 1.2),
    ],
  ),
  pillow: drawing(
    [2, 16, 62, 54],
    '#f4f6fa',
    [shade('p', ['#ffffff', '#eef2f8', '#b8c4d4'])],
    [
      shape('M4 18 C14 22 50 22 60 18 C64 28 64 42 60 52 C50 48 14 48 4 52 C0 42 0 28 4 18 Z', 'url(#p)'),
      line('M10 26 C24 30 40 30 54 26 M12 44 C24 41 40 41 52 44', '#c9d3e0', 1.2),
      ball(24, 28, 10, '#ffffff', 3),
    ],
  ),
  wallet: drawing(
    [4, 14, 60, 54],
    '#7a4a26',
    [shade('l', ['#b5763c', '#7a4a26', '#40240f'])],
    [
      rect(12, 14, 40, 14, '#8fc08a', 1) + rect(14, 16, 36, 3, '#6aa066', 0.6),
      rect(4, 20, 56, 34, 'url(#l)', 4),
      line('M7 24 H57 V50 H7 Z', '#d9a868', 0.7, 'stroke-dasharray="2 1.4"'),
      rect(42, 31, 18, 11, '#5c3619', 3) + ball(48, 36.5, 2, '#ffd87a'),
    ],
  ),
  'lavender-sprigs': drawing(
    [12, 0, 54, 63],
    '#8a6ad0',
    [round('l', ['#c8b0ff', '#8a62d8', '#4a2c94'])],
    [
      line('M32 62 V14 M32 62 C30 44 24 34 21 22 M32 62 C34 44 40 34 43 22', '#5a8a4a', 1.6),
      ...[
        [32, 4],
        [20, 12],
        [44, 12],
      ].flatMap(([x = 0, y = 0]) =>
        [0, 5, 10, 15, 20].flatMap((down, at) => [
          ball(x - 3 + at * 0.1, y + down + 1, 3, 'url(#l)', 2.6),
          ball(x + 3, y + down + 1, 3, 'url(#l)', 2.6),
          ball(x, y + down - 1.4, 2.6, 'url(#l)', 2.6),
        ]),
      ),
      shape(
        'M32 56 C24 52 20 46 20 42 C26 44 31 50 32 56 Z M32 56 C40 52 44 46 44 42 C38 44 33 50 32 56 Z',
        '#6aa05a',
      ),
    ],
  ),
  daisy: drawing(
    [6, 0, 58, 63],
    '#ffffff',
    [round('y', ['#fff0a0', '#ffc42e', '#c8841a'])],
    [
      line('M32 24 C33 40 31 50 32 63', '#4f9a3e', 2.4),
      shape('M32 52 C22 50 16 44 14 38 C24 40 31 46 32 52 Z', '#5fae48') +
        shape('M32 46 C42 44 48 38 50 32 C41 34 33 40 32 46 Z', '#4a9438'),
      petals(32, 20, 14, 22, '#eef1f6'),
      petals(32, 20, 14, 20, '#ffffff'),
      ball(32, 20, 7, 'url(#y)'),
      ball(30, 18, 2, '#fff6c8'),
    ],
  ),
  'soy-sauce': drawing(
    [10, 20, 54, 50],
    '#3a1a10',
    [shade('b', ['#ffffff', '#e2e7ee', '#9aa6b4'])],
    [
      shape('M10 30 H54 C54 42 46 49 32 49 C18 49 10 42 10 30 Z', 'url(#b)'),
      line('M14 38 C22 44 42 44 50 38', '#2f6fd0', 1.6),
      ball(32, 30, 22, '#f4f7fa', 6) + ball(32, 30.6, 19, '#2a120a', 4.6) + ball(25, 29, 6, '#7a4a30', 1.2),
    ],
  ),
  'treasure-map': drawing(
    [0, 10, 64, 56],
    '#e6cf98',
    [shade('p', ['#f8e8c0', '#e2c788', '#b08c48'])],
    [
      shape(
        'M4 12 C14 16 22 8 32 12 C42 16 52 10 60 14 L62 52 C52 56 44 48 32 52 C22 56 12 50 2 54 Z',
        'url(#p)',
      ),
      shape(
        'M14 24 C20 18 30 20 34 26 C42 24 50 28 48 36 C44 44 30 42 22 42 C14 40 10 30 14 24 Z',
        '#b9c98a',
      ),
      `<path d="M14 46 C18 40 22 44 26 38 C30 32 36 40 44 33" fill="none" stroke="#8a3a1a" stroke-width="1.4" stroke-dasharray="3 2"/>`,
      line('M43 28 l6 6 M49 28 l-6 6', '#d8302c', 2),
      shape('M54 42 l1.4 3.6 3.6 1.4 -3.6 1.4 -1.4 3.6 -1.4 -3.6 -3.6 -1.4 3.6 -1.4 Z', '#7a4a26'),
      shape('M20 32 l3 -5 3 5 Z M27 32 l3 -5 3 5 Z', '#8a7448'),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
