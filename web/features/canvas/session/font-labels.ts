/** The names of fonts as their authors write them. */
const labels: Readonly<Record<string, string>> = {
  anton: 'Anton',
  'archivo-black': 'Archivo Black',
  bangers: 'Bangers',
  'bebas-neue': 'Bebas Neue',
  'alfa-slab-one': 'Alfa Slab One',
  'luckiest-guy': 'Luckiest Guy',
  'lilita-one': 'Lilita One',
  montserrat: 'Montserrat',
  'permanent-marker': 'Permanent Marker',
  'russo-one': 'Russo One',
  'sofia-sans-extra-condensed': 'Sofia Sans Extra Condensed',
  'titan-one': 'Titan One',
  'kanit-italic': 'Kanit Italic',
  fredoka: 'Fredoka',
  oswald: 'Oswald',
  rubik: 'Rubik',
  'baloo-2': 'Baloo 2',
  'dela-gothic-one': 'Dela Gothic One',
  'black-han-sans': 'Black Han Sans',
  'zcool-qingke-huangyou': 'ZCOOL QingKe HuangYou',
};

export const fontIds: readonly string[] = Object.keys(labels);

export function fontLabel(id: string): string {
  return labels[id] ?? id;
}
