import { z } from 'zod';

/** Header with the token of the link, for uploads of the customer: `POST /api/project/files`. */
export const PROJECT_TOKEN_HEADER = 'x-project-token';
export const FILE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/svg+xml',
  'application/pdf',
];
export const FILE_BYTES_MAX = 10 * 1024 * 1024;
export const FILE_NAME_MAX = 200;
export const FILE_MESSAGES = {
  type: 'Upload a JPG, PNG, WebP, SVG or PDF file.',
  size: 'Upload a file smaller than 10 MB.',
  complexity: 'This picture is too complex to process. Upload a smaller version of it.',
  failed: 'The file did not arrive. Upload it again.',
  full: 'There is no room for more files in this project. Write to us, and we’ll make some.',
} as const;

/** `design`: shown as one of the designs; `attachment`: belongs to a message. */
export const FILE_PURPOSES = ['design', 'attachment'] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];
export const FILE_UPLOADERS = ['staff', 'customer'] as const;

export const projectFileView = z.object({
  id: z.number(),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number(),
  /** Signed, valid for an hour; downloads unless it is an image. */
  url: z.string(),
  /** A picture of at most 640 px, if the file is one. */
  thumbnailUrl: z.string().nullable(),
});
export type ProjectFileView = z.output<typeof projectFileView>;
