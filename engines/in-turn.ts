/** The fraction of each of several pictures that are made in turn: those before this one are done. */
export function inTurn(count: number, place: number, fraction: number): number[] {
  return Array.from({ length: count }, (_, at) => (at < place ? 1 : at === place ? fraction : 0));
}
