/** Small things that descriptions name: sweets and bottles, tools and toys. */
import { ball, drawing, faint, line, type OwnDrawing, rect, round, shade, shape } from './own-drawing.ts';

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
} satisfies Record<string, OwnDrawing>;
