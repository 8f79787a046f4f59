/** A file was not stored. The message is a sentence for the reader. */
export class UploadError extends Error {}
