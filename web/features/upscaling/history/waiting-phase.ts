/** What is said of an upscale by how long it runs; how far it is stands beside it. */
export type WaitingPhase =
  | { kind: 'moments' }
  | { kind: 'almost' }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'final' };

const secondMs = 1_000;
/** The documented stages. Only words hang on them: that it is done is known from the server alone. */
const momentsUntilMs = 30 * secondMs;
const almostUntilMs = 60 * secondMs;
const finalFromMs = 165 * secondMs;
const finalUntilMs = 225 * secondMs;

/** From here on the server can be asked by hand. */
export const checkOfferedMs = 45 * secondMs;

export function waitingPhase(elapsedMs: number): WaitingPhase {
  if (elapsedMs < momentsUntilMs) return { kind: 'moments' };
  if (elapsedMs < almostUntilMs) return { kind: 'almost' };
  if (elapsedMs >= finalFromMs && elapsedMs <= finalUntilMs) return { kind: 'final' };
  return { kind: 'minutes', minutes: Math.floor(elapsedMs / (60 * secondMs)) };
}
