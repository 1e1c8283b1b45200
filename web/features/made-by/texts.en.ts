/** Who made a picture, as its record says it. */
export const madeByTextsEn = {
  builtin: 'Designed by the built-in engine',
  network: 'Enlarged by the built-in network',
  resizing: 'Enlarged by resizing',
  engine: 'Made with {engine}',
} as const;
