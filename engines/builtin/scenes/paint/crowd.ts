/** Well mixed bits for a seat, so that neighbours have nothing in common. */
export function scatterBits(seat: number, row: number): number {
  let bits = Math.imul(seat, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return (bits ^ (bits >>> 13)) >>> 0;
}
