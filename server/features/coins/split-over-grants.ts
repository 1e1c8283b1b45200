export interface Part {
  grantId: string;
  amount: number;
}

/** Splits an amount over grants in their order; null if they have too little together. */
export function splitOverGrants(
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
