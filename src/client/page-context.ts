import type { Viewer } from '#src/domain/viewer.ts';

/** What the server's page route puts into Vike's page context. */
declare global {
  namespace Vike {
    interface PageContext {
      viewer?: Viewer;
      /** Canonical origin of the site. */
      origin?: string;
      /** On the server only: where page views are reported, when they are. */
      analytics?: { scriptUrl: string; id: string } | null;
    }
  }
}

export type { Viewer };
