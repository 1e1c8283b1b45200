/** The pictures of the wall, by the names of the built-in showcase (`web/public/media/showcase`). */
export const wallPictures: readonly string[] = [
  'survived',
  'volcano',
  'chili',
  'v2-iphone',
  'dinosaur',
  'robots',
  'v2-million',
  'moon',
  'cat',
  'v2-titanic',
  'guitar',
  'versus',
  'v2-dividends',
  'treehouse',
  'shark',
  'v2-workout',
  'money',
  'haunted',
  'v2-island',
  'bees',
  'cake',
  'v2-pyramids',
  'rocket',
  'coffee',
  'v2-bitcoin',
  'crown',
  'astronaut',
  'v2-ramen',
  'japan',
  'v2-lego',
  'v2-chess',
  'v2-mars',
  'v2-wolves',
  'v2-spicy',
  'v2-king',
  'v2-rent',
  'v2-maze',
  'v2-crash',
  'v2-amazon',
  'v2-guitar',
  'v2-freelance',
  'v2-chernobyl',
];

export function wallAddress(name: string): string {
  return `/media/showcase/${name}-480.webp`;
}

/**
 * Deals the pictures out to columns, or rows. No two have the same, so that nothing is seen twice in one
 * view; one that is longer than its share goes on with the others.
 */
export function dealt(count: number): string[][] {
  return Array.from({ length: count }, (_, index) => {
    const own = wallPictures.filter((_name, at) => at % count === index);
    return [...own, ...wallPictures.filter((name) => !own.includes(name))];
  });
}
