/** The token of the invitation link that opened this page; null without one. */
export function inviteOfPage(): string | null {
  return new URLSearchParams(window.location.search).get('invite');
}
