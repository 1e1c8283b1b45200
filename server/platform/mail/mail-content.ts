/** The content of a mail. Every part is plain text that may contain user input. */
export interface MailContent {
  /** BCP 47, for screen readers. */
  language: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Something to type, such as a code: large and on its own, below the first paragraph. */
  code?: string | undefined;
  /** The mail's single action. */
  action?: { label: string; url: string } | undefined;
  /** Small print at the end: why the mail was sent. */
  footer: string;
}
