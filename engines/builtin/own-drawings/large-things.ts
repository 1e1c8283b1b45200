/** Large things that the packed set shows in water, or only a part of. */
import { drawing, line, type OwnDrawing, shade, shape } from './own-drawing.ts';

export const largeThings = {
  'beached-boat': drawing(
    [1, 14, 99, 58],
    '#9a6234',
    [
      shade('h', ['#c98a4e', '#8f5a2c', '#4a2a12'], 'down'),
      shade('i', ['#5a3418', '#8a5a30'], 'down'),
      shade('r', ['#e8b67a', '#b57c42'], 'down'),
    ],
    [
      shape('M2 24 C20 30 76 30 98 16 C97 34 86 52 74 56 H26 C14 52 5 38 2 24 Z', 'url(#h)'),
      shape('M2 24 C18 15 78 13 98 16 C80 31 22 31 2 24 Z', 'url(#i)'),
      shape('M26 20 L36 18.6 L38 28 L28 28 Z M60 17.4 L70 17 L74 26 L63 27.4 Z', 'url(#r)'),
      line('M2 24 C20 31 76 31 98 16', '#e8b67a', 2),
      line('M6 34 C24 41 74 41 94 29 M11 43 C28 49 72 49 87 41 M18 50 C32 54 68 54 80 49', '#3f220e', 0.8),
      line('M8 37 C24 43.6 74 43.6 92 33', '#e0a868', 0.6, 'opacity=".6"'),
      line('M30 33 L12 56', '#d9a866', 2),
      shape('M14 52 L6 58 L9.6 60 L17 55 Z', '#c98e4c'),
      line('M2 24 C18 15 78 13 98 16', '#a86e38', 1.2),
    ],
  ),
} satisfies Record<string, OwnDrawing>;
