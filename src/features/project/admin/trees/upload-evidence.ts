import { apiPaths } from '#src/domain/paths.ts';

const FAILED = 'The file was not uploaded. Open the planting and choose it again.';

/** @returns what went wrong, or null */
export async function uploadEvidence(batchId: number, file: File): Promise<string | null> {
  const body = new FormData();
  body.append('evidence', file);
  try {
    const response = await fetch(`${apiPaths.plantings}/${batchId}/evidence`, { method: 'POST', body });
    if (response.ok) return null;
    const { message } = (await response.json()) as { message?: string };
    return message ?? FAILED;
  } catch {
    return FAILED;
  }
}
