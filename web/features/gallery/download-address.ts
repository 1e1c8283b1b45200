/** What a downloaded picture is called. */
export function downloadName(imageId: string): string {
  return `adventure-${imageId}.jpg`;
}

/** Where the server answers a picture as an attachment in JPEG. */
export function downloadAddress(imageId: string): string {
  return `/api/images/${encodeURIComponent(imageId)}/download?format=jpg`;
}
