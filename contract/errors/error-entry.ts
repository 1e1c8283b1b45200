/** The HTTP status of an error and its English message, which says what to do. */
export interface ErrorEntry {
  readonly status: number;
  readonly message: string;
}
