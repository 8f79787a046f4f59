/** Files of certificates for everybody with the number, and the evidence of plantings for staff. */
import type { Hono } from 'hono';
import type { Deps } from '#server/context.ts';
import { createContext, type Env, peerIp } from '#server/http/request-context.ts';
import { downloadHeaders } from '#server/http/security/security-headers.ts';
import { receiveFile } from '#server/http/uploads/body.ts';
import { sha256 } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitConcurrency } from '#server/platform/limits/concurrency.ts';
import { requirePolicy } from '#server/trpc/trpc.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { parseCertificateNumber } from '#src/domain/project/tree/certificate.rules.ts';
import {
  type CertificateView,
  EVIDENCE_BYTES_MAX,
  EVIDENCE_MESSAGES,
} from '#src/domain/project/tree/certificate.schema.ts';
import { findCertificate } from './certificate.service.ts';
import { readEvidence, storeEvidence } from './planting.service.ts';

type CertificateFile = 'pdf' | 'picture';

/** The drawing code is loaded with the first certificate: other nodes save 20 MB. */
async function draw(view: CertificateView, kind: CertificateFile, url: string): Promise<Buffer> {
  if (kind === 'pdf') return (await import('./drawing/certificate-pdf.ts')).certificatePdf(view, url);
  return (await import('./drawing/certificate-picture.ts')).certificatePicture(view);
}

const WAITING_MAX = 50;
const MISSING = 'There is no certificate with this number. Check it for typing mistakes.';
const FILES: readonly { kind: CertificateFile; path: string; type: string }[] = [
  { kind: 'pdf', path: paths.certificatePdf(':number'), type: 'application/pdf' },
  { kind: 'picture', path: paths.certificatePicture(':number'), type: 'image/png' },
];

/** Shown in a browser's own viewer, never inside a page of this site. */
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function mountTrees(app: Hono<Env>, deps: Deps): void {
  for (const { kind, path, type } of FILES)
    app.on(['GET', 'HEAD'], path, async (c) => {
      c.set('route', path);
      deps.addressLimiter.consumeLocal('page', peerIp(c, deps).limitKey);
      const { ctx } = await createContext(c, deps);
      const number = parseCertificateNumber(c.req.param('number') ?? '');
      const view = number && (await findCertificate(ctx, number));
      if (!view) throw new AppError('NOT_FOUND', MISSING);
      const url = `${deps.config.origin}${paths.certificate(view.number)}`;
      const etag = `"${sha256(JSON.stringify([kind, url, view])).slice(0, 32)}"`;
      const headers = new Headers({
        'Content-Type': type,
        'Content-Disposition': `inline; filename="${kind === 'pdf' ? `${number}.pdf` : `${number}.png`}"`,
        'Content-Security-Policy': CONTENT_POLICY,
        // The name on it may change: browsers ask again, and get 304 while it is the same.
        'Cache-Control': 'private, no-cache',
        ETag: etag,
        'X-Robots-Tag': 'noindex',
      });
      if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
      const drawn = await limitConcurrency('certificate', WAITING_MAX, () => draw(view, kind, url), 2);
      if (!drawn) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 5 });
      return new Response(new Uint8Array(drawn.result), { headers });
    });
  mountEvidence(app, deps);
}

const EVIDENCE = {
  field: 'evidence',
  bytesMax: EVIDENCE_BYTES_MAX,
  uploader: 'identified',
  messages: { missing: EVIDENCE_MESSAGES.missing, tooLarge: EVIDENCE_MESSAGES.size },
} as const;

function mountEvidence(app: Hono<Env>, deps: Deps): void {
  const path = `${apiPaths.plantings}/:id/evidence`;
  app.post(path, async (c) => {
    c.set('route', path);
    const { ctx } = await createContext(c, deps);
    requirePolicy(ctx, 'admin');
    const id = Number(c.req.param('id'));
    const stored = await receiveFile(c, EVIDENCE, async (file) => storeEvidence(ctx, id, await file.bytes()));
    return c.json(stored, 200, { 'Cache-Control': 'no-store' });
  });
  // SEC-19: the browser downloads the file and never shows it inside this site.
  app.on(['GET', 'HEAD'], path, async (c) => {
    c.set('route', path);
    const { ctx } = await createContext(c, deps);
    requirePolicy(ctx, 'admin');
    const { bytes, contentType, fileName } = await readEvidence(ctx, Number(c.req.param('id')));
    return new Response(new Uint8Array(bytes), {
      headers: downloadHeaders(contentType, `attachment; filename="${fileName}"`),
    });
  });
}
