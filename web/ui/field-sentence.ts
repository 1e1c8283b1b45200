/** The sentence under a field: the server's, else the form's own; undefined without an error. */
export function fieldSentence(
  error: { type?: unknown; message?: string | undefined } | undefined,
  own: string,
): string | undefined {
  return error && ((error.type === 'server' ? error.message : undefined) ?? own);
}
