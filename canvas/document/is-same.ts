/** Whether two values of a document are equal: numbers, texts, lists and plain records. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => {
    const [left, right] = [one, other].map((value) => (value as Record<string, unknown>)[key]);
    return key in other && isSame(left, right);
  });
}
