/** One submission: its Idempotency-Key and the fields it sent. */
export interface Submission {
  key: string;
  fields: string;
}

/**
 * The key for the next submission. A submission whose outcome is unknown (the answer was lost) is repeated
 * under its own key while the form is unchanged: the server then answers with the job it may have started
 * instead of charging twice. Anything else is a new submission.
 */
export function nextSubmission(
  unsettled: Submission | null,
  fields: string,
  newKey: () => string,
): Submission {
  return unsettled?.fields === fields ? unsettled : { key: newKey(), fields };
}
