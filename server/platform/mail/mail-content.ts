/** What a mail says. Every part is plain text; what people typed may be in it. */
export interface MailContent {
  /** BCP 47, for screen readers. */
  language: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** What is to be typed somewhere, such as a code: large and alone, under the first paragraph. */
  code?: string | undefined;
  /** The one thing that there is to do. */
  action?: { label: string; url: string } | undefined;
  /** In small print at the end: why this mail came. */
  footer: string;
}
