export interface Part {
  grantId: string;
  amount: number;
}

/** Divides an amount over grants in their order; null when together they have too little. */
export function takeFromGrants(
  grants: readonly { id: string; remaining: number }[],
  amount: number,
): Part[] | null {
  const parts: Part[] = [];
  let missing = amount;
  for (const grant of grants) {
    if (missing === 0) break;
    const taken = Math.min(missing, grant.remaining);
    if (taken > 0) parts.push({ grantId: grant.id, amount: taken });
    missing -= taken;
  }
  return missing === 0 ? parts : null;
}
