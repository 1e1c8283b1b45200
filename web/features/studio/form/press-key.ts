/** One press of Generate: its Idempotency-Key and the fields it sent. */
export interface Press {
  key: string;
  fields: string;
}

/**
 * The key for the next press. A press whose outcome is unknown (the answer was lost) is repeated under its
 * own key while the form is unchanged: the server then answers with the job it may have started instead of
 * charging twice. Anything else is a new press.
 */
export function nextPress(unsettled: Press | null, fields: string, newKey: () => string): Press {
  return unsettled?.fields === fields ? unsettled : { key: newKey(), fields };
}

/** `crypto.randomUUID` is missing on pages served over plain http from another machine. */
export function newPressKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
