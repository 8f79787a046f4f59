/** SEC-19: a file that is opened in a browser has no scripts, no frame and no origin. */
export const downloadHeaders = (contentType: string, disposition: string) => ({
  'Content-Type': contentType,
  'Content-Disposition': disposition,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});
